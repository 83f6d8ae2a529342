"""The back of a set: shell, vents, wall mount, label, sockets, mains inlet."""
from lib import *
from looks import BRAND
from tv_sockets import bay, bay_in_box


def back(spec, m, k):
    W, H, d, deep, low = m['W'], m['H'], m['thin'], m['deep'], m['lift']
    tech = spec['technology']
    middle = low + H / 2
    if tech == 'OLED' and spec['series'] != 'Gallery':
        # Glass-thin above, a box below.
        bw, bh = W * .80, H * .50
        cz = low + H * .045 + bh / 2
        shell = loft('shell', [(bw, bh, .02, d - .0005), (bw, bh, .02, deep - .006), (bw - .014, bh - .014, .016, deep)], k['shell'], bevel=.0025, loc=(0, 0, cz), n=8)
        slab('sheet', W - .004, H - .004, .0008, (0, d + .0002, middle), k['dark_metal'], r=.003)
    elif tech == 'Mini-LED' or spec['series'] == 'Gallery':
        bw, bh, cz = W - .02, H - .02, middle
        shell = loft('shell', [(bw, bh, .008, d - .0005), (bw, bh, .008, deep - .004), (bw - .01, bh - .01, .006, deep)], k['shell'], bevel=.002, loc=(0, 0, cz), n=8)
    else:
        bw, bh = W * .78, H * .70
        cz = low + H * .06 + bh / 2
        off = cz - middle
        loft('skirt', [(W - .002, H - .002, .006, d - .001), (W - .012, H - .012, .012, d + .006), (bw + .10 * W, bh + .16 * H, .03, d + .014, 0, off * .5)], k['shell'], loc=(0, 0, middle), n=8, bevel=.001)
        shell = loft('shell', [(bw + .05 * W, bh + .08 * H, .04, d + .012), (bw, bh, .045, deep - .012), (bw - .02, bh - .02, .04, deep - .003), (bw - .035, bh - .035, .035, deep)], k['shell'], loc=(0, 0, cz), n=8, bevel=.002)
    # Vents.
    n = int(bw * .62 / .011)
    for row in range(1 if tech == 'OLED' else 2):
        verts, faces = [], []
        for i in range(n):
            x, zz = -bw * .31 + i * .011, cz + bh * (.40 - row * .055)
            s = min(.018, bh * .045)
            v = len(verts)
            verts += [(x - .0022, deep + .0002, zz - s / 2), (x + .0022, deep + .0002, zz - s / 2), (x + .0022, deep + .0002, zz + s / 2), (x - .0022, deep + .0002, zz + s / 2)]
            faces.append((v, v + 1, v + 2, v + 3))
        mesh('vents', verts, faces, k['black'], 0)
    # Wall mount.
    vw, vh = spec['mount']
    vz = cz - bh * .04 if tech != 'OLED' else cz - bh * .08
    for sx in (-1, 1):
        for sz in (-1, 1):
            at = (sx * vw / 2, deep, vz + sz * vh / 2)
            cylinder('boss', .012, .003, at, k['shell'], rot=(math.pi / 2, 0, 0), bevel=.0008)
            cylinder('nut', .0055, .0036, at, k['port'], rot=(math.pi / 2, 0, 0), bevel=.0005)
            cylinder('hole', .0036, .0042, at, k['black'], rot=(math.pi / 2, 0, 0))
    # Name pressed into the back, and the label.
    name = min(.034, bh * .075)
    name_z = max(cz + bh * .26, vz + vh / 2 + .014 + name * .55)
    text(spec['brand'].upper(), name, (0, deep + .0003, name_z), k['ink'], rot=(math.pi / 2, 0, math.pi), spacing=1.5, depth=.0006, font=BRAND[spec['brand']]['font'])
    lw, lh = .105, .06
    # Beside the wall mount, away from the sockets and above the mains.
    lx, lz = -(vw / 2 + .0675), cz + bh * .08
    slab('label', lw, lh, .0003, (lx, deep + .0003, lz), k['paper'], r=.002)
    dark = material('print', (.02, .02, .02), .6)
    model = spec.get('modelNumber', f"{spec['brand'][:2].upper()}{spec['inches']}")
    lines = [('Model ' + model, .0062), (f"LED TV {spec['inches']} inch ({round(spec['inches'] * 2.54)} cm)", .0042), ('AC 100-240 V~ 50/60 Hz', .0042), ('Country of origin: ' + spec.get('origin', 'India'), .0042)]
    for i, (t, s) in enumerate(lines):
        text(t.replace('LED TV', spec['technology'] + ' TV'), s, (lx + lw * .44, deep + .0006, lz + lh * .36 - i * .0098), dark, rot=(math.pi / 2, 0, math.pi), depth=0, align='LEFT')
    verts, faces, x = [], [], 0
    bits = [(hash_of(model) >> i) & 3 for i in range(0, 60, 2)]
    for b in bits:
        v = len(verts)
        wbar = .0005 + .0004 * b
        verts += [(lx + lw * .44 - x - wbar, deep + .0006, lz - lh * .44), (lx + lw * .44 - x, deep + .0006, lz - lh * .44), (lx + lw * .44 - x, deep + .0006, lz - lh * .2), (lx + lw * .44 - x - wbar, deep + .0006, lz - lh * .2)]
        faces.append((v, v + 1, v + 2, v + 3))
        x += wbar + .0009
    mesh('bars', verts, faces, dark, 0)
    if spec['series'] == 'Gallery':
        # Everything but one thin cable goes into a box of its own.
        kinds = bay_in_box(spec, m, k)
    else:
        kinds = bay(spec, m, k, shell, bw, bh, cz)
        power(spec, m, k, shell, bw, bh, cz)
    return dict(sockets=kinds, mount=[vw, vh], label=model)


def hash_of(s):
    v = 1469598103934665603
    for c in s:
        v = (v ^ ord(c)) * 1099511628211 % 2 ** 64
    return v


def power(spec, m, k, shell, bw, bh, cz):
    """The socket for the mains lead, at the other side."""
    x, z, y = -bw / 2 + bw * .10, cz - bh * .18, m['deep']
    cut(shell, (.042, .04, .034), (x, y, z))
    slab('pp', .046, .038, .001, (x, y - .0195, z), k['plastic'])
    slab('p', .024, .0150, .017, (x, y - .0115, z), k['black'], r=.0073, bevel=.0006)
    for sx in (-1, 1):
        cylinder('pin', .0012, .013, (x + sx * .0043, y - .006, z), k['port'], rot=(math.pi / 2, 0, 0), verts=20)
    text('100-240 V~', .0046, (x, y + .0003, z - .024), k['ink'], rot=(math.pi / 2, 0, math.pi), depth=0)
