"""The sockets that the specification states, in a bay sunk into the back or on a box of their own."""
import math
import bpy
from lib import *

PITCH, COLUMN = .0235, .064


def sockets(spec):
    """What stands in the specification, in the order of the bay. (kind, label)"""
    p = spec['ports']
    out = []
    for i in range(p['hdmi']):
        arc = p.get('arc') if i == (1 if p['hdmi'] > 1 else 0) else None
        out.append(('hdmi', f'HDMI {i + 1}' + (f' ({arc})' if arc else '')))
    out += [('usb3', f'USB {i + 1} (3.0)') for i in range(p.get('usb3', 0))]
    out += [('usb2', f'USB {p.get("usb3", 0) + i + 1}') for i in range(p.get('usb2', 0))]
    if p.get('lan'):
        out.append(('lan', 'LAN'))
    if p.get('optical', True):
        out.append(('optical', 'OPTICAL OUT'))
    if p.get('headphone'):
        out.append(('jack', 'HEADPHONES'))
    if p.get('composite', True):
        out.append(('av', 'AV IN'))
    out.append(('rf', 'ANTENNA / CABLE'))
    return out


def bay(spec, m, k, shell, bw, bh, cz):
    """A bay sunk into the back, at the left seen from behind (the right seen from the front), a column of sockets in it."""
    deep = m['deep']
    depth = min(.008, deep - m['thin'] - .003)
    items = sockets(spec)
    columns = 1 if len(items) * PITCH < bh * .8 else 2
    per = math.ceil(len(items) / columns)
    bay_w, bay_h = COLUMN * columns + .006, per * PITCH + .016
    # Small shells have it near their edge, so that the wall mount stays free.
    x0, z0 = bw / 2 - bay_w / 2 - (bw * .05 if bw > .6 else .016), cz - bh * .02
    cut(shell, (bay_w, .5, bay_h), (x0, deep - depth + .25, z0), r=0)
    return fill(items, per, (x0, deep - depth, z0), (bay_w, bay_h), k)


def bay_in_box(spec, m, k):
    """
    The sockets on a flat box that stands behind the set, and the one thin cable between them. The box may stand metres
    away, so it is built always and shown from behind only.
    """
    before = set(bpy.data.objects)
    items = sockets(spec)
    per = 2
    columns = math.ceil(len(items) / per)
    w, h, d = COLUMN * columns + .03, per * PITCH + .024, .17
    x0, y0, z0 = m['W'] * .14, m['deep'] + .34, h / 2 + .004
    shell = box('connection_box', (w, d, h), (x0, y0 - d / 2, z0), k['shell'], r=.012, bevel=.003)
    shell.name = 'connection_box'
    kinds = fill(items, per, (x0, y0, z0), (COLUMN * columns + .006, per * PITCH + .012), k)
    low = m['lift'] + m['H'] * .10
    sweep('cable', [(x0 - w * .3, y0 - d, z0), (x0 - w * .5, y0 - d - .06, .006), (x0 - w * .9, m['deep'] + .06, .006), (0, m['deep'] + .014, low * .6), (0, m['deep'] + .001, low)], .005, .005, k['white'], r=.0024)
    if not spec.get('show_box'):
        for o in set(bpy.data.objects) - before:
            o.hide_render = True
    return kinds


def fill(items, per, at, size, k):
    """Plate, sockets and their names; the first column is the outer one seen from behind. Returns how many of each kind."""
    x0, y, z0 = at
    w, h = size
    slab('plate', w + .004, h + .004, .001, (x0, y - .0003, z0), k['bay'], r=.001)
    kinds = {}
    for i, (kind, label) in enumerate(items):
        col, row = divmod(i, per)
        x = x0 + w / 2 - .020 - col * COLUMN
        z = z0 + h / 2 - (h - per * PITCH) / 2 - PITCH * (row + .5)
        socket(kind, x, y + .0003, z, k)
        text(label, .0046, (x - .013, y + .0008, z), k['ink'], rot=(math.pi / 2, 0, math.pi), depth=0, align='LEFT')
        kinds[kind] = kinds.get(kind, 0) + 1
    return kinds


def tube(name, outline, inner, y0, y1, mat):
    """A thin metal sleeve along y: outline and inner are lists of (x, z) of one length."""
    n = len(outline)
    v = [(x, y0, z) for x, z in outline] + [(x, y1, z) for x, z in outline] + [(x, y1, z) for x, z in inner] + [(x, y0, z) for x, z in inner]
    f = []
    for a in range(3):
        for j in range(n):
            f.append((a * n + j, a * n + (j + 1) % n, (a + 1) * n + (j + 1) % n, (a + 1) * n + j))
    return mesh(name, v, f, mat, 30, bevel=.00015, segs=2)


def socket(kind, x, y, z, k):
    def sleeve(pts, t, out=.0012, mat=None):
        cx, cz = sum(p[0] for p in pts) / len(pts), sum(p[1] for p in pts) / len(pts)
        mx = max(abs(p[0]) for p in pts)
        grow = [(p[0] * (1 + t / mx), p[1] * (1 + t / max(abs(q[1]) for q in pts))) for p in pts]
        tube('sleeve', [(x + p[0], z + p[1]) for p in grow], [(x + p[0], z + p[1]) for p in pts], y - .004, y + out, mat or k['port'])
        mesh('dark', [(x + p[0], y + .0002, z + p[1]) for p in pts], [tuple(range(len(pts)))], k['black'], 0)
    if kind == 'hdmi':
        a, b, h1, h2 = .0070, .0050, .00225, .00225
        sleeve([(a, h1), (a, -.0004), (b, -h2), (-b, -h2), (-a, -.0004), (-a, h1)], .0006)
        slab('t', .0108, .0009, .0006, (x, y + .0006, z + .0004), k['tongue'])
        slab('t2', .0100, .0002, .0006, (x, y + .0007, z - .0002), k['gold'])
    elif kind in ('usb2', 'usb3'):
        sleeve([(.0060, .0026), (.0060, -.0026), (-.0060, -.0026), (-.0060, .0026)], .0005)
        slab('t', .0106, .0018, .0006, (x, y + .0006, z + .0008), k['blue'] if kind == 'usb3' else k['white'])
        slab('t2', .0090, .0004, .0006, (x, y + .0007, z - .0003), k['gold'])
    elif kind == 'lan':
        sleeve([(.0060, .0042), (.0060, -.0028), (.0030, -.0028), (.0030, -.0046), (-.0030, -.0046), (-.0030, -.0028), (-.0060, -.0028), (-.0060, .0042)], .0012)
        for i in range(8):
            slab('p', .0004, .003, .0004, (x - .0036 + i * .00103, y + .0005, z + .0022), k['gold'])
        for sx, c in ((-1, (.1, .8, .2)), (1, (.9, .5, .05))):
            slab('l', .0018, .0012, .0004, (x + sx * .0050, y + .0013, z + .0050), material('lanled', c, .4, emit=c, strength=.3))
    elif kind == 'optical':
        slab('o', .0112, .0112, .003, (x, y + .0005, z), k['black'], r=.0022, bevel=.0005)
        slab('o2', .0066, .0066, .0032, (x, y + .0007, z), k['tongue'], r=.0016)
        cylinder('o3', .0011, .0034, (x, y + .0008, z), material('red', (.6, .02, .01), .3, emit=(1, .05, .03), strength=.9), rot=(math.pi / 2, 0, 0), verts=20)
    elif kind in ('jack', 'av'):
        ring = [(math.cos(a) * .0032, math.sin(a) * .0032) for a in [2 * math.pi * i / 32 for i in range(32)]]
        hole = [(p[0] * .55, p[1] * .55) for p in ring]
        mat = k['gold'] if kind == 'av' else k['port']
        tube('j', [(x + p[0], z + p[1]) for p in ring], [(x + p[0], z + p[1]) for p in hole], y - .003, y + .0012, mat)
        mesh('d', [(x + p[0], y + .0002, z + p[1]) for p in hole], [tuple(range(32))], k['black'], 0)
        cylinder('c', .0046, .0008, (x, y, z), k['tongue'] if kind == 'jack' else material('avy', (.65, .5, .03), .5), rot=(math.pi / 2, 0, 0))
    elif kind == 'rf':
        cylinder('nut', .0062, .003, (x, y + .0015, z), k['port'], rot=(math.pi / 2, 0, 0), verts=6, bevel=.0003)
        ring = [(math.cos(a) * .0047, math.sin(a) * .0047) for a in [2 * math.pi * i / 40 for i in range(40)]]
        hole = [(p[0] * .74, p[1] * .74) for p in ring]
        tube('f', [(x + p[0], z + p[1]) for p in ring], [(x + p[0], z + p[1]) for p in hole], y, y + .0105, k['port'])
        for i in range(7):
            tube('thread', [(x + p[0] * 1.05, z + p[1] * 1.05) for p in ring], [(x + p[0] * .98, z + p[1] * .98) for p in ring], y + .0036 + i * .001, y + .0041 + i * .001, k['port'])
        cylinder('ins', .0034, .0098, (x, y + .005, z), k['white'], rot=(math.pi / 2, 0, 0))
        cylinder('pinhole', .0008, .0100, (x, y + .005, z), k['gold'], rot=(math.pi / 2, 0, 0), verts=16)
