// Passkeys: what the browser makes and shows, when it can. Pages by number (192.168.…) or without a secure connection cannot have any.

import * as api from '../lib/api'
import type { AccountInfo, GuestMade } from '../lib/wire'

/** Somebody closed the browser's question, or has no passkey here. */
export class GivenUp extends Error {}

export function canPasskey(): boolean {
  const byName = !/^[\d.]+$|:/.test(location.hostname)
  return byName && isSecureContext && typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

async function asked(question: Promise<Credential | null>): Promise<unknown> {
  const credential = await question.catch(() => null)
  if (!credential) throw new GivenUp()
  return (credential as PublicKeyCredential).toJSON()
}

/** Make a passkey; the name is for a new account. */
export async function makePasskey(name: string | null): Promise<AccountInfo> {
  const { options, ticket } = await api.offerPasskey(name)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  return api.addPasskey(ticket, await asked(navigator.credentials.create({ publicKey })), name)
}

/** Show a passkey and become whose it is. */
export async function showPasskey(): Promise<GuestMade> {
  const { options, ticket } = await api.offerEntry()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  return api.enterByPasskey(ticket, await asked(navigator.credentials.get({ publicKey })))
}
