/* The yardstick: Cartagena's random playouts (hidden hands, stall limit) in the leanest C, with the bit sets and the generator of the rules.
   Compile with -O3 -DCROWD=n, the most pirates a space holds. Usage: cartagena SEED GAMES SEATS LIMIT.
   Prints decisions, a checksum over all games, and seconds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 5, PIRATES = 6, SYMBOLS = 6, BOAT = 37, PLACES = 38, STARTS = 37, RETREAT = 222, END = 259 };
typedef uint64_t Set; /* of places, one bit each: 0 is the start */
static const Set ABOARD = 1ull << BOAT, SPACES = (1ull << BOAT) - 2;
static const int SEGMENT[6][6] = {{4, 2, 5, 0, 1, 3}, {0, 5, 2, 3, 4, 1}, {1, 0, 4, 2, 3, 5}, {3, 4, 0, 1, 5, 2}, {2, 3, 1, 5, 0, 4}, {5, 1, 3, 4, 2, 0}};

typedef struct {
    uint32_t chance[4];
    Set spots[SYMBOLS], taken[CROWD], crew[SEATS];
    int8_t pirates_on[SEATS][PLACES], hand[SEATS][SYMBOLS], held[SEATS], deck[SYMBOLS], discard[SYMBOLS], best[SEATS];
    uint8_t suits[SEATS];
    int deck_left, turn, made, ended, seats, round, progress, limit;
} State;

static uint32_t next_word(uint32_t *c) {
    uint32_t result = c[0] + c[1] + c[3], third = c[2];
    c[3] += 1;
    c[0] = c[1] ^ (c[1] >> 9);
    c[1] = third + (third << 3);
    c[2] = ((third << 21) | (third >> 11)) + result;
    return result;
}

static int below(uint32_t *c, uint32_t count) {
    uint64_t product = (uint64_t)next_word(c) * count;
    uint32_t low = (uint32_t)product;
    if (low < count) {
        uint32_t floor_ = (uint32_t)((0x100000000ull - count) % count);
        while (low < floor_) {
            product = (uint64_t)next_word(c) * count;
            low = (uint32_t)product;
        }
    }
    return (int)(product >> 32);
}

static void key(uint32_t *c, uint64_t seed, uint64_t stream) {
    const uint64_t SPREAD = 0x45D9F3B;
    uint32_t word = (uint32_t)seed, mixed = (uint32_t)(seed >> 32);
    for (int i = 0; i < 4; i++) {
        word = (uint32_t)(word + stream + 0x9E3779B + i);
        mixed = (uint32_t)(mixed + (stream >> 32) + word);
        for (int k = 0; k < 2; k++) {
            word = (uint32_t)((word ^ (word >> 16)) * SPREAD);
            mixed = (uint32_t)((mixed ^ (mixed >> 16)) * SPREAD);
        }
        c[i] = word ^ (word >> 16) ^ (mixed >> 15) ^ mixed;
    }
    for (int i = 0; i < 12; i++) next_word(c);
}

static void draw(State *s, int seat) {
    int place = below(s->chance, (uint32_t)s->deck_left), symbol = 0;
    while (place >= s->deck[symbol]) place -= s->deck[symbol++];
    s->deck[symbol]--;
    s->deck_left--;
    s->hand[seat][symbol]++;
    s->suits[seat] |= (uint8_t)(1 << symbol);
    s->held[seat]++;
}

static void deal(State *s) {
    int laid = 0;
    for (int place = 0; place < 6; place++) {
        int skip = below(s->chance, 6 - place), segment = 0;
        while (skip > 0 || (laid >> segment & 1)) {
            if (!(laid >> segment & 1)) skip--;
            segment++;
        }
        laid |= 1 << segment;
        int back = below(s->chance, 2);
        for (int step = 0; step < 6; step++) s->spots[SEGMENT[segment][back ? 5 - step : step]] |= 1ull << (place * 6 + 1 + step);
    }
    for (int symbol = 0; symbol < SYMBOLS; symbol++) s->deck[symbol] = 17;
    s->deck_left = 102;
    for (int seat = 0; seat < s->seats; seat++) {
        for (int card = 0; card < 6; card++) draw(s, seat);
        s->pirates_on[seat][0] = PIRATES;
        s->crew[seat] = 1;
    }
    s->round = s->progress = 1;
}

static Set shelters(const State *s) { return s->taken[0] & ~s->taken[CROWD - 1]; }

static Set retreaters(const State *s, int seat) {
    Set first = shelters(s) & -shelters(s);
    return s->crew[seat] & ~(first | (first - 1));
}

static int legal(const State *s, int64_t *out) {
    if (s->ended) return 0;
    int count = 0;
    Set forward = s->crew[s->turn] & ~ABOARD;
    for (unsigned suits = s->suits[s->turn]; suits; suits &= suits - 1) {
        int card = __builtin_ctz(suits) * STARTS;
        for (Set places = forward; places; places &= places - 1) out[count++] = card + __builtin_ctzll(places);
    }
    for (Set places = retreaters(s, s->turn); places; places &= places - 1) out[count++] = RETREAT - 1 + __builtin_ctzll(places);
    if (s->made > 0) out[count++] = END;
    return count;
}

static void pass_turn(State *s) {
    s->made = 0;
    for (int stuck = 1;; stuck++) {
        if (++s->turn == s->seats) {
            s->turn = 0;
            s->round++;
            if (s->limit > 0 && s->round - s->progress > s->limit) {
                s->ended = 3;
                return;
            }
        }
        if (s->held[s->turn] > 0 || retreaters(s, s->turn)) return;
        if (stuck == s->seats) {
            s->ended = 2;
            return;
        }
    }
}

static void move(State *s, int seat, int place, int target) {
    if (--s->pirates_on[seat][place] == 0) s->crew[seat] ^= 1ull << place;
    s->pirates_on[seat][target]++;
    s->crew[seat] |= 1ull << target;
    Set leaving = 1ull << place & SPACES, arriving = 1ull << target & SPACES;
    for (int level = CROWD - 1; level >= 0; level--) {
        Set freed = s->taken[level] & leaving;
        s->taken[level] ^= freed;
        leaving ^= freed;
    }
    for (int level = 0; level < CROWD; level++) {
        Set onward = s->taken[level] & arriving;
        s->taken[level] |= arriving;
        arriving = onward;
    }
}

static void apply(State *s, int action) {
    if (action == END) {
        pass_turn(s);
        return;
    }
    int seat = s->turn;
    if (action < RETREAT) {
        int symbol = action / STARTS, space = action % STARTS;
        if (--s->hand[seat][symbol] == 0) s->suits[seat] ^= (uint8_t)(1 << symbol);
        s->held[seat]--;
        s->discard[symbol]++;
        Set ahead = (s->spots[symbol] & ~s->taken[0]) >> (space + 1);
        int target = ahead ? space + 1 + __builtin_ctzll(ahead) : BOAT;
        move(s, seat, space, target);
        if (target == BOAT) {
            int aboard = s->pirates_on[seat][BOAT];
            if (aboard > s->best[seat]) {
                s->best[seat] = (int8_t)aboard;
                s->progress = s->round;
            }
            if (aboard == PIRATES) s->ended = 1;
        }
    } else {
        int space = action - RETREAT + 1, target = 63 - __builtin_clzll(shelters(s) & ((1ull << space) - 1)), cards = 0;
        for (int level = 0; level < CROWD; level++) cards += s->taken[level] >> target & 1;
        move(s, seat, space, target);
        for (int card = 0; card < cards; card++) {
            if (s->deck_left == 0)
                for (int symbol = 0; symbol < SYMBOLS; symbol++) {
                    s->deck[symbol] += s->discard[symbol];
                    s->deck_left += s->discard[symbol];
                    s->discard[symbol] = 0;
                }
            if (s->deck_left > 0) draw(s, seat);
        }
    }
    s->made++;
    if (!s->ended && s->made == 3) pass_turn(s);
}

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    uint64_t seed = strtoull(argv[1], 0, 10), games = strtoull(argv[2], 0, 10), decisions = 0, sum = 0;
    int64_t out[260];
    struct timespec start, stop;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (uint64_t game = 0; game < games; game++) {
        State s;
        memset(&s, 0, sizeof s);
        s.seats = atoi(argv[3]);
        s.limit = atoi(argv[4]);
        key(s.chance, seed, game);
        deal(&s);
        uint64_t made = 0;
        for (int count; (count = legal(&s, out)) > 0; made++) apply(&s, (int)out[below(s.chance, (uint32_t)count)]);
        decisions += made;
        sum = (sum * 31 + made * 4 + (uint64_t)s.ended) % 1000000007ull;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &stop);
    printf("%llu %llu %.6f\n", (unsigned long long)decisions, (unsigned long long)sum,
           (double)(stop.tv_sec - start.tv_sec) + 1e-9 * (double)(stop.tv_nsec - start.tv_nsec));
    return 0;
}
