import { mount } from 'svelte'
import App from './App.svelte'
import { wear } from './lib/fonts'
import './styles/tokens.css'
import './styles/base.css'

await wear('text')
mount(App, { target: document.getElementById('app')! })
