"""Learns the net for private words (src/server/safety/private-net.ts): JAX and optax, some minutes on two cores.

    npx tsx scripts/private/words-for-net.ts FOLDER
    python scripts/private/learn_net.py FOLDER content/safety/private-net.json [--check]

With --check it learns without the strangers' files and shows what it makes of them. The same seed gives nearly the same net: sums
of 32 bits are added up in whatever order the machine likes.
"""
import base64, json, random, re, sys, time, zlib
import numpy as np, jax, jax.numpy as jnp, optax

FOLDER, OUT, CHECK = sys.argv[1] + '/', sys.argv[2], '--check' in sys.argv
STRANGERS = tuple(f'lines-{n}.txt' for n in (31, 32, 33, 34))
# Lines written lately, and strangers' lines, are most like what children we do not know will say: they count twice.
TWICE = STRANGERS + ('lines-35.txt', 'lines-36.txt', 'lines-37.txt')
WIDE, PIECE, THREES = 64, 48, 4096
MOST_PIECES, MOST_PARTS, MOST_WORDS = 5, 10, 60
EPOCHS, OTHERS, BATCH = 6, 18000, 64
rng = np.random.RandomState(1); random.seed(1)

facts = dict(json.load(open(FOLDER + 'words.json')))
scales = np.frombuffer(open(FOLDER + 'scales.bin', 'rb').read(), np.float32)
meant = np.frombuffer(open(FOLDER + 'embeddings.bin', 'rb').read(), np.int8).reshape(len(scales), -1) * scales[:, None]
NONE = len(meant)
meant = meant - meant.mean(0)
directions = np.linalg.svd(meant, full_matrices=False)[2]
meant = meant @ directions[:PIECE].T
meant /= meant.std()

def row_of(text):
    """hashOf of src/server/prepared/hash.ts, as a row."""
    x = 2166136261
    for c in text: x = ((x ^ ord(c)) * 16777619) & 0xffffffff
    x = ((x ^ (x >> 15)) * 2246822519) & 0xffffffff
    return (x ^ (x >> 13)) % (THREES - 1) + 1

def shape_of(w):
    if re.fullmatch(r'[0-9]+', w): return 1 + min(len(w), 5)
    if re.fullmatch(r'[0-9.,:/-]+', w): return 7
    if re.search(r'[0-9]', w): return 8 if re.search(r'[A-Za-z]', w) else 9
    if re.search(r'[@#_$&+]', w): return 10
    if len(w) == 1: return 11 if w.isupper() else 12
    if w.isupper(): return 13
    if w[0].isupper() and w[1:].islower(): return 14
    return 15 if w.islower() else 16

ids, pieces_of, parts_of, groups_of, lists_of = {}, [], [], [], []
def id_of(w):
    if w not in ids:
        ids[w] = len(ids)
        p, wide, narrow, *known = facts[w]
        low = '<' + re.sub(r'[0-9]', '0', w.lower()) + '>'
        parts = [row_of(low[i:i + 3]) for i in range(len(low) - 2)][:MOST_PARTS - 1] + [row_of('W' + low)]
        pieces_of.append(p[:MOST_PIECES] + [NONE] * (MOST_PIECES - len(p)))
        parts_of.append(parts + [0] * (MOST_PARTS - len(parts)))
        groups_of.append([wide + 1, narrow + 1, shape_of(w)])
        lists_of.append(known + [min(len(w), 12) / 12])
    return ids[w]

lines = []
for line in open(FOLDER + 'lines.jsonl'):
    o = json.loads(line)
    if not o['words']: continue
    o['words'] = o['words'][:MOST_WORDS]; o['y'] = o['told'][:MOST_WORDS]
    o['i'] = [id_of(w) for w, _ in o['words']]; o['b'] = [b + 8 for _, b in o['words']]
    lines.append(o)
held = [o for o in lines if CHECK and o['file'] in STRANGERS]
learned = [o for o in lines if not (CHECK and o['file'] in STRANGERS)]
is_own = lambda o: o['file'].startswith(('lines-', 'first', 'older'))
own = [o for o in learned if is_own(o)] + [o for o in learned if o['file'] in TWICE]
others = [o for o in learned if not is_own(o)]
low_of = np.array([id_of(w.lower()) for w in list(ids)])
low_of = np.concatenate([low_of, np.arange(len(low_of), len(ids))])

# Names stand for each other, and digits for other digits: what counts is where they stand.
usual = lambda w: facts[w][4] == 1
told_names = {w for o in own for (w, _), y in zip(o['words'], o['y']) if y and not usual(w) and shape_of(w) in (14, 15)}
names = lambda shape: [w for w in ids if shape_of(w) == shape and facts[w][6] == 0 and (facts[w][3] == 1 or w in told_names)]
pools = {14: np.array([ids[w] for w in names(14)]), 15: np.array([ids[w] for w in names(15)])}
digits = {}
for w in ids:
    if re.fullmatch(r'[0-9.,:/-]+', w): digits.setdefault(re.sub(r'[0-9]', '9', w), []).append(ids[w])
swaps = {}
for w, i in ids.items():
    same = digits.get(re.sub(r'[0-9]', '9', w), [])
    if len(same) > 3: swaps[i] = (np.array(same), True)
    elif not usual(w) and facts[w][6] == 0 and facts[w][7] == 0 and shape_of(w) in (14, 15) and (facts[w][3] == 1 or w in told_names):
        swaps[i] = (pools[shape_of(w)], False)

def varied(o):
    i = np.array(o['i'])
    if rng.rand() < .5:
        for k in range(len(i)):
            if i[k] in swaps and rng.rand() < .7:
                pool, only_told = swaps[i[k]]
                if not only_told or o['y'][k]: i[k] = pool[rng.randint(len(pool))]
    return low_of[i] if rng.rand() < .3 else i

PIECES, PARTS, GROUPS = (jnp.array(np.array(a, np.int32)) for a in (pieces_of, parts_of, groups_of))
LISTS = jnp.array(np.array(lists_of, np.float32))
TABLES = (('pieces', PIECE), ('threes', 32), ('wide', 16), ('narrow', 16), ('shapes', 8), ('marks', 8))
def begin(key):
    keys = iter(jax.random.split(key, 40))
    dense = lambda *s: jax.random.normal(next(keys), s) / np.sqrt(s[0])
    table = lambda *s: jax.random.normal(next(keys), s) * .1
    p = {'pieces': jnp.concatenate([jnp.array(meant), jnp.zeros((1, PIECE))]).astype(jnp.float32) * .3, 'threes': table(THREES, 32),
         'wide': table(300, 16), 'narrow': table(1300, 16), 'shapes': table(20, 8), 'marks': table(90, 8)}
    p['in'] = dense(sum(n for _, n in TABLES) + 6, WIDE); p['in_b'] = jnp.zeros(WIDE)
    for l in range(3): p[f'around{l}'] = dense(3 * WIDE, WIDE) * .7; p[f'around{l}_b'] = jnp.zeros(WIDE)
    p['end'] = dense(3 * WIDE, WIDE); p['end_b'] = jnp.zeros(WIDE); p['last'] = dense(WIDE, 1); p['last_b'] = jnp.zeros(1) - 2
    return p

def scores(p, i, b, m, key=None):
    keys = [None] * 8 if key is None else list(jax.random.split(key, 8))
    drop = lambda x, k, r: x if k is None else x * jax.random.bernoulli(k, 1 - r, x.shape) / (1 - r)
    forget = lambda x, k, r: x if k is None else x * jax.random.bernoulli(k, 1 - r, i.shape)[..., None]
    has = (PIECES[i] < NONE)[..., None]; is_part = (PARTS[i] > 0)[..., None]
    pieces = (p['pieces'][PIECES[i]] * has).sum(-2) / jnp.maximum(has.sum(-2), 1)
    threes = (p['threes'][PARTS[i]] * is_part).sum(-2) / jnp.sqrt(jnp.maximum(is_part.sum(-2), 1))
    g = GROUPS[i]
    x = [forget(pieces, keys[5], .12), forget(threes, keys[6], .15), p['wide'][g[..., 0]], p['narrow'][g[..., 1]], p['shapes'][g[..., 2]], p['marks'][b], LISTS[i]]
    x = jax.nn.relu(drop(jnp.concatenate(x, -1), keys[0], .2) @ p['in'] + p['in_b']) * m[..., None]
    def away(x, d):
        nothing = jnp.zeros_like(x[:, :abs(d)])
        return jnp.concatenate([x[:, d:], nothing], 1) if d > 0 else jnp.concatenate([nothing, x[:, :d]], 1)
    y = x
    for l, d in enumerate((1, 2, 4)):
        seen = drop(jnp.concatenate([away(y, -d), y, away(y, d)], -1), keys[1 + l], .15)
        y = y + jax.nn.relu(seen @ p[f'around{l}'] + p[f'around{l}_b']) * m[..., None]
    most = jnp.max(jnp.where(m[..., None] > 0, y, -1e3), 1, keepdims=True)
    z = drop(jnp.concatenate([y, x, jnp.broadcast_to(most, y.shape)], -1), keys[4], .3)
    return (jax.nn.relu(z @ p['end'] + p['end_b']) @ p['last'] + p['last_b'])[..., 0]

def loss(p, i, b, m, y, key):
    s = scores(p, i, b, m, key)
    wrong = jnp.maximum(s, 0) - s * y + jnp.log1p(jnp.exp(-jnp.abs(s)))
    return (wrong * m * (1 + y)).sum() / m.sum()

steps = EPOCHS * ((len(own) + OTHERS) // BATCH)
pace = optax.warmup_cosine_decay_schedule(1e-4, 3e-3, 200, steps, 1e-5)
rule = optax.chain(optax.clip_by_global_norm(1.), optax.adamw(pace, weight_decay=1e-2))
@jax.jit
def step(p, s, i, b, m, y, key):
    l, slope = jax.value_and_grad(loss)(p, i, b, m, y, key)
    change, s = rule.update(slope, s, p)
    return optax.apply_updates(p, change), s, l
look = jax.jit(scores)

def padded(some, said):
    length = next(t for t in (8, 16, 24, 40, 60) if t >= max(len(o['i']) for o in some))
    i, b = np.zeros((BATCH, length), np.int32), np.zeros((BATCH, length), np.int32)
    m, y = np.zeros((BATCH, length), np.float32), np.zeros((BATCH, length), np.float32)
    m[:, 0] = 1e-9
    for k, o in enumerate(some):
        n = len(o['i']); i[k, :n] = said[k]; b[k, :n] = o['b']; m[k, :n] = 1; y[k, :n] = o['y']
    return i, b, m, y

def shown(p):
    for limit in (-1, 0, 1, 2):
        gone = told = unharmed = 0
        for at in range(0, len(held), BATCH):
            some = held[at:at + BATCH]
            i, b, m, _ = padded(some, [o['i'] for o in some])
            for o, s in zip(some, np.array(look(p, i, b, m))):
                s = s[:len(o['i'])]; t = np.array(o['y']) > 0
                told += t.any(); gone += t.any() and (s[t] > limit).all(); unharmed += not t.any() and not (s > limit).any()
        print('  from', limit, 'gone', gone / told, 'unharmed', unharmed / (len(held) - told), flush=True)

p = begin(jax.random.PRNGKey(1)); state = rule.init(p); key = jax.random.PRNGKey(7); began = time.time()
print(len(own), 'own lines,', len(others), 'others,', len(held), 'held out', flush=True)
for epoch in range(EPOCHS):
    now = own + [others[k] for k in rng.permutation(len(others))[:OTHERS]]
    order = sorted(range(len(now)), key=lambda k: len(now[k]['i']) + rng.rand() * 3)
    batches = [order[at:at + BATCH] for at in range(0, len(now), BATCH)]; random.shuffle(batches)
    total = 0
    for batch in batches:
        some = [now[k] for k in batch]; key, own_key = jax.random.split(key)
        p, state, l = step(p, state, *padded(some, [varied(o) for o in some]), own_key); total += float(l)
    print(epoch, total / len(batches), round(time.time() - began), 's', flush=True)
    if held: shown(p)

# What a word is made of goes through the first layer once and for all: each of its rows is kept as what it adds there.
p = {name: np.array(value, np.float32) for name, value in p.items()}
at, made = 0, []
for name, n in TABLES: made.append(p[name] @ p['in'][at:at + n]); at += n
rows = np.concatenate(made[1:] + [p['in'][at:at + 6], p['in_b'][None], made[0]])
def packed(data):
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.b64encode(deflate.compress(data) + deflate.flush()).decode()
floats = lambda a: packed(np.asarray(a, np.float32).tobytes())
def small(a):
    scale = np.maximum(np.abs(a).max(1) / 127, 1e-9)
    return np.round(a / scale[:, None]).astype(np.int8), scale
bytes_, row_scales = small(rows)
layers = [small(p[f'around{l}'].T) for l in range(3)] + [small(p['end'][:2 * WIDE].T)]
json.dump({'wide': WIDE, 'rows': packed(bytes_.tobytes()), 'scales': floats(row_scales),
           'layers': packed(b''.join(a.tobytes() for a, _ in layers)), 'layerScales': floats(np.concatenate([s for _, s in layers])),
           'layerBias': floats(np.concatenate([p[f'around{l}_b'] for l in range(3)] + [p['end_b']])),
           'most': floats(p['end'][2 * WIDE:].T), 'last': floats(np.concatenate([p['last'][:, 0], p['last_b']]))}, open(OUT, 'w'), indent=1)
open(OUT, 'a').write('\n')
