"""What the GPU runs, in CUDA C++. The names are those of `kernels` and `tables`."""

SOURCE = r"""
typedef unsigned int u32;
typedef unsigned long long u64;
typedef unsigned char u8;
#if WIDE
typedef long long money;
typedef u64 unsigned_money;
#else
typedef int money;
typedef u32 unsigned_money;
#endif
#if BYTES
typedef u8 three;
#else
typedef unsigned short three;
#endif

enum { OPENING, OVER, AWAY };
enum { TABLES, LABOUCHERE, OSCAR };
enum { RING = 1024 };

/* One load gives a row whole. */
struct __align__(16) row { money brings, after, lowest, span; };

__device__ __forceinline__ void philox(u32 word[4], u32 k0, u32 k1)
{
    #pragma unroll
    for (int round = 0; round < 10; ++round) {
        u64 a = (u64)0xD2511F53u * word[0];
        u64 b = (u64)0xCD9E8D57u * word[2];
        word[0] = (u32)(b >> 32) ^ word[1] ^ k0;
        word[1] = (u32)b;
        word[2] = (u32)(a >> 32) ^ word[3] ^ k1;
        word[3] = (u32)a;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
}

/* A word of the incomplete last round: the same place of the next attempts, until one counts. */
__device__ __noinline__ u32 word_again(u32 block, u64 session, int place, u32 k0, u32 k1, u32 triples, u32 left_over)
{
    for (u32 attempt = 1;; ++attempt) {
        u32 word[4] = {block, (u32)session, (u32)(session >> 32), attempt};
        philox(word, k0, k1);
        if (word[place] * triples >= left_over) return word[place];
    }
}

/* The words of a block. Where pockets are not equally likely each spin has a word to itself, and the four words become
   those that would have drawn its pockets. */
__device__ __forceinline__ void drawn_words(
    u32 words[4], u32 block, u64 session, u32 k0, u32 k1, u32 pockets, u32 triples, const u64 *upto, const u8 *guide)
{
#if UNEQUAL
    u32 pocket[12];
    #pragma unroll
    for (u32 part = 0; part < 3; ++part) {
        u32 four[4] = {3 * block + part, (u32)session, (u32)(session >> 32), 0u};
        philox(four, k0, k1);
        #pragma unroll
        for (int turn = 0; turn < 4; ++turn) {
            u32 found = guide[four[turn] >> 24];
            while (four[turn] >= upto[found]) ++found;
            pocket[4 * part + turn] = found;
        }
    }
    #pragma unroll
    for (int turn = 0; turn < 4; ++turn) {
        const u64 three = (pocket[3 * turn] * pockets + pocket[3 * turn + 1]) * pockets + pocket[3 * turn + 2];
        words[turn] = (u32)(((three << 32) + triples - 1) / triples);
    }
#else
    words[0] = block; words[1] = (u32)session; words[2] = (u32)(session >> 32); words[3] = 0u;
    philox(words, k0, k1);
#endif
}

__device__ __forceinline__ bool within(money bank, money lowest, money span)
{
    return (unsigned_money)bank - (unsigned_money)lowest < (unsigned_money)span;
}

/* Rounded down, also below 0. */
__device__ __forceinline__ money floored(long long of, long long by)
{
    const long long quotient = of / by;
    return (money)(quotient - (quotient * by > of));
}

extern "C" __global__ void sessions(
    u32 k0, u32 k1, u64 first, u32 count, u32 spins, u32 pockets, u32 left_over,
    const u64 *upto, const u8 *guide,
    const row *given_leaps, u32 leaps_bytes, const row *given_steps, u32 steps_bytes, const three *given_threes,
    u32 threes_bytes, u32 width, u32 kinds, const u8 *outcomes, money opening, money opening_span,
    const money *gains, const u8 *modes, const money *lines, u32 lines_count, money cost, money limit, money target,
    money lowest, money bankroll, money *final_money, u32 *played, u8 *ended)
{
    const u32 place = blockIdx.x * blockDim.x + threadIdx.x;
    const u32 triples = pockets * pockets * pockets;
    const u64 session = first + place;
    money bank = bankroll;
#if KIND == 0
#if SHARED
    extern __shared__ uint4 room[];
    const u32 leaps_room = (leaps_bytes + 15) / 16, steps_room = (steps_bytes + 15) / 16;
    row *leaps = (row *)room, *steps = (row *)(room + leaps_room);
    three *threes = (three *)(room + leaps_room + steps_room);
    for (u32 i = threadIdx.x; i < leaps_bytes / sizeof(row); i += blockDim.x) leaps[i] = given_leaps[i];
    for (u32 i = threadIdx.x; i < steps_bytes / sizeof(row); i += blockDim.x) steps[i] = given_steps[i];
    for (u32 i = threadIdx.x; i < threes_bytes / sizeof(three); i += blockDim.x) threes[i] = given_threes[i];
#else
    const row *__restrict__ leaps = given_leaps, *__restrict__ steps = given_steps;
    const three *__restrict__ threes = given_threes;
#endif
    __shared__ u8 outcome[64];
    for (u32 i = threadIdx.x; i < pockets; i += blockDim.x) outcome[i] = outcomes[i];
    __syncthreads();
    if (place >= count) return;
    u32 at = within(bank, opening, opening_span) ? OPENING : OVER, end = at == OVER ? 0 : spins;
    for (u32 block = 0, spin = 0; spin < end; ++block) {
        u32 words[4];
        drawn_words(words, block, session, k0, k1, pockets, triples, upto, guide);
        #pragma unroll
        for (int turn = 0; turn < 4; ++turn) {
            u32 word = words[turn];
            u64 product = (u64)word * triples;
            if ((u32)product < left_over) {
                word = word_again(block, session, turn, k0, k1, triples, left_over);
                product = (u64)word * triples;
            }
            if (width && spin + 3 <= spins) {
                const row leap = leaps[at * width + threes[product >> 32]];
                if (within(bank, leap.lowest, leap.span)) {
                    bank += leap.brings;
                    at = (u32)leap.after;
                    spin += 3;
                    continue;
                }
            }
            for (int one = 0; one < 3 && spin < end; ++one) {
                product = (u64)word * pockets;
                word = (u32)product;
                const row step = steps[at * kinds + outcome[product >> 32]];
                bank += step.brings;
                at = (u32)step.after;
                ++spin;
                if (!within(bank, step.lowest, step.span)) at = within(bank, opening, opening_span) ? OPENING : OVER;
                if (at == OVER || at == AWAY) end = spin;
            }
        }
    }
    ended[place] = at == OVER || at == AWAY ? at : OPENING;
#else
#if ROWS <= 2048
    __shared__ money gain[ROWS];
    __shared__ u8 waits[ROWS];
    for (u32 i = threadIdx.x; i < ROWS; i += blockDim.x) { gain[i] = gains[i]; waits[i] = modes[i]; }
    __syncthreads();
#else
    const money *gain = gains;
    const u8 *waits = modes;
#endif
    if (place >= count) return;
#if KIND == 1
    money list[RING];
    const money begins = lines[0] + (lines_count > 1 ? lines[lines_count - 1] : 0);
    u32 head = 0, tail = lines_count;
    for (u32 i = 0; i < lines_count; ++i) list[i] = lines[i];
#else
    const money begins = 1;
    money profit = 0;
#endif
    money stake = begins, coup = 0;
    u32 mode = 0, end = within(bank, opening, opening_span) ? spins : 0;
    bool over = end == 0;
    for (u32 block = 0, spin = 0; spin < end; ++block) {
        u32 words[4];
        drawn_words(words, block, session, k0, k1, pockets, triples, upto, guide);
        #pragma unroll
        for (int turn = 0; turn < 4; ++turn) {
            u32 word = words[turn];
            if (word * triples < left_over) word = word_again(block, session, turn, k0, k1, triples, left_over);
            for (int one = 0; one < 3 && spin < end; ++one) {
                const u64 product = (u64)word * pockets;
                word = (u32)product;
                const u32 which = mode * pockets + (u32)(product >> 32);
                const money won = stake * gain[which];
                mode = waits[which];
                bank += won;
                coup += won;
                ++spin;
                if (mode) continue;
                bool anew = false;
#if KIND == 1
                if (coup > 0) { ++head; --tail; }
                if (coup < 0) list[tail++ % RING] = coup == -stake * cost ? stake : -floored(coup, cost);
                const u32 length = tail - head;
                if (length - 1 >= RING - 1) anew = true; /* struck out, or too long */
                else stake = list[head % RING] + (length > 1 ? list[(tail - 1) % RING] : 0);
#else
                profit += coup;
                if (coup > 0) {
                    const money missing = cost - profit;
                    if (missing <= 0) anew = true;
                    else stake = missing > coup ? stake + 1 : -floored(-(long long)missing * stake, coup);
                }
#endif
                coup = 0;
                if (anew || stake > limit || stake * cost > bank || bank >= target || bank < lowest) {
                    stake = begins;
#if KIND == 1
                    head = 0;
                    tail = lines_count;
                    for (u32 i = 0; i < lines_count; ++i) list[i] = lines[i];
#else
                    profit = 0;
#endif
                    if (!within(bank, opening, opening_span)) { over = true; end = spin; }
                }
            }
        }
    }
    ended[place] = over ? OVER : OPENING;
#endif
    final_money[place] = bank;
    played[place] = end;
}
"""
