"""The front of a set: frame, glass, picture, chin with the name, loudspeaker bar."""
import math
from lib import *
from looks import rgb, screen_material


def front(spec, m, k, brand, image, emit):
    W, H, w, h, side, chin, z = m['W'], m['H'], m['w'], m['h'], m['side'], m['chin'], m['cz']
    middle = m['lift'] + H / 2
    slim = spec['bezel'] == 'slim'
    corner = .0035 if slim else .006
    metal = spec['technology'] in ('OLED', 'Mini-LED') or spec['series'] in ('Chandni', 'Jhilmil')
    frame = k['metal'] if metal else k['plastic']
    lip = .0011 if slim else side
    # The frame: outer back edge, outer front edge, inner front edge, down to the glass.
    rim = .0012 if slim else .0022
    d = m['thin']
    glass_y = .0004 if slim else .0032
    inner_w, inner_h = W - 2 * lip, H - 2 * lip if slim else h + .0006
    inner_cz = 0 if slim else (chin - side) / 2
    loft('frame', [(W, H, corner, d), (W, H, corner, 0), (inner_w, inner_h, max(corner - lip, .0008), 0, 0, inner_cz),
                   (inner_w, inner_h, max(corner - lip, .0008), glass_y + .001, 0, inner_cz)], frame,
         caps=(False, False), bevel=rim * .45, segs=3, loc=(0, 0, middle), n=8)
    # A sheet of black glass over all of it; the picture lies in it.
    slab('glass', inner_w, inner_h, .0012, (0, glass_y + .0006, middle + inner_cz), k['gloss'], r=max(corner - lip, .0008), n=8)
    s = mesh('screen', [(-w / 2, glass_y - .00008, z - h / 2), (w / 2, glass_y - .00008, z - h / 2), (w / 2, glass_y - .00008, z + h / 2), (-w / 2, glass_y - .00008, z + h / 2)],
             [(0, 1, 2, 3)], screen_material(strength=emit, image=image, gloss={'OLED': .15, 'Mini-LED': .18}.get(spec['technology'], .22)), smooth=0)
    uv = s.data.uv_layers.new()
    for i, c in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        uv.data[i].uv = c
    s.lightgroup = 'screen'
    # The body between frame and back.
    edge = k['dark_metal'] if metal else k['plastic']
    loft('edge', [(W - .0006, H - .0006, corner, .001), (W - .0006, H - .0006, corner, d)], edge, caps=(False, True), bevel=.0006, loc=(0, 0, middle), n=8)
    # Chin: a strip of metal with the name on it, or the name on plastic.
    low = m['lift']
    if slim:
        loft('chin', [(W, chin * .62, .0012, -.0004, 0, 0), (W, chin * .62, .0012, d * .9, 0, 0)], k['metal'], bevel=.0005, loc=(0, 0, low + chin * .31), n=4)
    size = min(chin * .56, {'thick': .0125, 'standard': .0095, 'slim': .0074}[spec['bezel']] * (.75 + .35 * min(1.4, spec['inches'] / 55)))
    logo = material('logo', rgb(brand['logo']), .25, metal=1, emit=rgb(brand['logo']), strength=.12)
    dark_on_metal = slim and spec['finish'] == 'silver'
    if dark_on_metal:
        logo = material('logo2', (.03, .03, .035), .35)
    text(spec['brand'].upper(), size, (0, -.0006 if slim else -.0001, low + (chin * .31 if slim else chin * .52)), logo, spacing=brand['spacing'], font=brand['font'])
    if not slim:
        cylinder('ir', .0016, .002, (W * .44, -.0001, low + chin * .5), k['gloss'], rot=(math.pi / 2, 0, 0))
        cylinder('led', .0007, .0021, (W * .425, -.0001, low + chin * .5), material('led', (.5, .05, .03), .3, emit=(1, .08, .05), strength=1.5), rot=(math.pi / 2, 0, 0), verts=16)
    else:
        box('sensor', (.03, .010, .004), (0, .004, low - .002), k['gloss'], r=.003, bevel=.0008)
    if brand.get('mesh'):
        # A bar of loudspeakers below the picture.
        bar = .016 * (.8 + .2 * spec['inches'] / 65)
        loft('bar', [(W * .62, bar, bar * .3, .004), (W * .62, bar, bar * .3, .034)], k['dark_metal'], bevel=.002, loc=(0, 0, low - bar / 2), n=6)
        rows = int(W * .6 / .0042)
        verts, faces = [], []
        for i in range(rows):
            x = -W * .3 + i * .0042
            v = len(verts)
            verts += [(x, .0036, low - bar * .82), (x + .0021, .0036, low - bar * .82), (x + .0021, .0036, low - bar * .18), (x, .0036, low - bar * .18)]
            faces.append((v, v + 1, v + 2, v + 3))
        mesh('mesh', verts, faces, k['black'], 0)
