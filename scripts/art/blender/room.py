"""blender -b -P room.py -- job.json   The set in a furnished room, everything in metres, so sizes may be compared."""
import json
import math
import os
import random
import sys
import time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
import tv
from mathutils import Vector, Matrix

MOODS = {
    'day': dict(wall=(.72, .69, .63), window=190, window_color=(1, .95, .88), lamp=0, sky=.55, cove=0),
    'evening': dict(wall=(.60, .56, .50), window=24, window_color=(.35, .5, 1), lamp=26, sky=.08, cove=30),
}
FABRICS = {'sand': (.50, .42, .33), 'sage': (.20, .25, .18), 'ink': (.045, .065, .12), 'rust': (.36, .11, .045), 'grey': (.24, .24, .245)}


def pillow(name, size, loc, mat, n=4.5, rot=None, seg=40):
    """A cushion: a ball that would like to be a box."""
    v, f = [], []
    for i in range(seg + 1):
        t = math.pi * i / seg - math.pi / 2
        for j in range(2 * seg):
            p = math.pi * j / seg
            d = Vector((math.cos(t) * math.cos(p), math.cos(t) * math.sin(p), math.sin(t)))
            k = sum(abs(q) ** n for q in d) ** (-1 / n)
            v.append((d.x * k * size[0] / 2, d.y * k * size[1] / 2, d.z * k * size[2] / 2))
    for i in range(seg):
        for j in range(2 * seg):
            a, b = i * 2 * seg + j, i * 2 * seg + (j + 1) % (2 * seg)
            f.append((a, b, b + 2 * seg, a + 2 * seg))
    o = mesh(name, v, f, mat, 80)
    o.location = loc
    if rot:
        o.rotation_euler = rot
    return o


def wood(name, light, dark, scale=(1, 14, 14), rough=.42, rot=(0, 0, 0)):
    m = material(name, light, rough, spec=.35)
    n, l = m.node_tree.nodes, m.node_tree.links
    b = n['Principled BSDF']
    co, mp, t, r = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeMapping'), n.new('ShaderNodeTexNoise'), n.new('ShaderNodeValToRGB')
    mp.inputs['Scale'].default_value, mp.inputs['Rotation'].default_value = scale, rot
    t.inputs['Scale'].default_value, t.inputs['Detail'].default_value, t.inputs['Distortion'].default_value = 3., 7, .5
    r.color_ramp.elements[0].color, r.color_ramp.elements[1].color = (*dark, 1), (*light, 1)
    r.color_ramp.elements[0].position, r.color_ramp.elements[1].position = .34, .66
    l.new(co.outputs['Object'], mp.inputs[0]); l.new(mp.outputs[0], t.inputs[0]); l.new(t.outputs['Fac'], r.inputs[0]); l.new(r.outputs[0], b.inputs['Base Color'])
    return m


def planks():
    m = wood('planks', (.36, .22, .125), (.22, .125, .065), (14, 1, 1), .36)
    n, l = m.node_tree.nodes, m.node_tree.links
    b = n['Principled BSDF']
    base = b.inputs['Base Color'].links[0].from_socket
    co, mp, br, mx = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeMapping'), n.new('ShaderNodeTexBrick'), n.new('ShaderNodeMixRGB')
    mp.inputs['Rotation'].default_value[2] = math.pi / 2
    br.inputs['Scale'].default_value, br.inputs['Mortar Size'].default_value, br.inputs['Brick Width'].default_value, br.inputs['Row Height'].default_value = 1, .0016, 1.5, .14
    br.inputs['Color1'].default_value, br.inputs['Color2'].default_value, br.inputs['Mortar'].default_value = (.78, .78, .78, 1), (1.1, 1.1, 1.1, 1), (.22, .2, .18, 1)
    mx.blend_type, mx.inputs[0].default_value = 'MULTIPLY', 1
    l.new(co.outputs['Object'], mp.inputs[0]); l.new(mp.outputs[0], br.inputs[0])
    l.new(base, mx.inputs[1]); l.new(br.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], b.inputs['Base Color'])
    return m


def fabric(name, c, scale=900):
    return material(name, c, .92, spec=.15, sheen=.5, bump=.5, bump_scale=scale)


def sofa(loc, turn, color, length=2.1):
    m = fabric('fabric', color)
    leg = wood('leg', (.20, .10, .05), (.12, .06, .03))
    objs = []
    add = objs.append
    depth, seat = .92, .43
    add(box('base', (length - .06, depth - .08, .17), (0, 0, .215), m, r=.03, bevel=.025))
    for i in (-1, 0, 1):
        w = (length - .36) / 3
        add(pillow('seat', (w, .68, .20), (i * w, -.08, seat - .06), m, 6))
        add(pillow('rest', (w * .98, .22, .46), (i * w, .30, seat + .19), m, 5, (math.radians(-12), 0, 0)))
    for s in (-1, 1):
        add(pillow('arm', (.20, depth, .44), (s * (length / 2 - .10), 0, .40), m, 8))
    add(pillow('back', (length - .1, .20, .62), (0, depth / 2 - .09, .46), m, 9))
    acc = fabric('accent', (.55, .22, .05), 500)
    add(pillow('cushion', (.44, .14, .42), (-length * .30, .10, seat + .20), acc, 3.2, (math.radians(-24), 0, math.radians(10))))
    add(pillow('cushion2', (.40, .13, .38), (-length * .18, .06, seat + .18), fabric('accent2', (.62, .57, .48), 500), 3.2, (math.radians(-28), math.radians(6), math.radians(-8))))
    for sx in (-1, 1):
        for sy in (-1, 1):
            add(cylinder('leg', .02, .13, (sx * (length / 2 - .12), sy * (depth / 2 - .1), .065), leg))
    e = bpy.data.objects.new('sofa', None)
    bpy.context.collection.objects.link(e)
    for o in objs:
        o.parent = e
    e.location, e.rotation_euler = loc, (0, 0, turn)


def palm(loc, height=1.5, seed=3):
    r = random.Random(seed)
    pot = material('pot', (.62, .58, .52), .55, bump=.3, bump_scale=60)
    o = loft('pot', [(.26, .26, .13, 0), (.36, .36, .18, .30), (.37, .37, .185, .34), (.34, .34, .17, .34), (.32, .32, .16, .30)], pot, axis='z', n=12, caps=(True, True))
    o.location = loc
    green = [material('leaf%d' % i, c, .45, spec=.4, sss=0) for i, c in enumerate([(.035, .12, .018), (.055, .17, .025), (.025, .085, .02)])]
    for k in range(17):
        a, lean = r.uniform(0, 6.28), r.uniform(.25, .95)
        ln = height * r.uniform(.62, 1.0)
        pts = []
        for i in range(15):
            t = i / 14
            rad = lean * ln * (.16 * t + .50 * t * t)
            pts.append(Vector((loc[0] + math.cos(a) * rad, loc[1] + math.sin(a) * rad, loc[2] + .30 + ln * (t * (1.02 - .32 * lean * t)))))
        sweep('stem', [tuple(p) for p in pts[::2]], .009, .009, green[1])
        v, f = [], []
        for i in range(30):
            t = .24 + .76 * i / 30
            q = t * 14
            j = min(13, int(q))
            p = pts[j].lerp(pts[j + 1], q - j)
            d = (pts[j + 1] - pts[j]).normalized()
            side = d.cross(Vector((0, 0, 1))).normalized()
            for s in (-1, 1):
                L = .40 * math.sin(math.pi * (.18 + .78 * (t - .24) / .76)) * r.uniform(.85, 1.1) * height / 1.5
                out = (side * s * .82 + d * .62 + Vector((0, 0, .12))).normalized()
                w = .012
                b0 = len(v)
                mid = p + out * L * .5 + Vector((0, 0, .015))
                tip = p + out * L - Vector((0, 0, .30 * L))
                up = d * w
                v += [tuple(p - up * .4), tuple(p + up * .4), tuple(mid + up), tuple(mid - up), tuple(tip)]
                f += [(b0, b0 + 1, b0 + 2, b0 + 3), (b0 + 3, b0 + 2, b0 + 4)]
        mesh('frond', v, f, green[k % 3], 0)


def lamp(loc, power):
    steel = material('brass', (.55, .38, .17), .28, metal=1)
    cylinder('foot', .15, .02, (loc[0], loc[1], .01), steel, bevel=.004)
    cylinder('rod', .009, 1.5, (loc[0], loc[1], .76), steel)
    sh = material('shade', (.80, .72, .60), .9, emit=(1, .62, .30) if power else None, strength=2.0 if power else 0)
    loft('shade', [(.40, .40, .20, 1.38), (.30, .30, .15, 1.70)], sh, axis='z', caps=(False, False), n=14, loc=(loc[0], loc[1], 0))
    if power:
        for z in (1.34, 1.74):
            p = bpy.data.lights.new('bulb', 'POINT')
            p.energy, p.color, p.shadow_soft_size = power, (1, .62, .32), .08
            o = bpy.data.objects.new('bulb', p)
            bpy.context.collection.objects.link(o)
            o.location = (loc[0], loc[1], z)


def bottle(loc, prof, mat):
    o = loft('vase', [(2 * r, 2 * r, r, z) for r, z in prof], mat, axis='z', n=10, caps=(True, False))
    o.location = loc


def build(job):
    spec, mood = job['spec'], MOODS[job.get('mood', 'evening')]
    wide, deep, high = 6.4, 5.6, 2.75
    mounted = spec.get('mounted', False)
    wall = material('wall', mood['wall'], .9, bump=.25, bump_scale=220)
    mesh('back', [(-wide / 2, 0, 0), (wide / 2, 0, 0), (wide / 2, 0, high), (-wide / 2, 0, high)], [(0, 1, 2, 3)], wall, 0)
    mesh('right', [(wide / 2, 0, 0), (wide / 2, -deep, 0), (wide / 2, -deep, high), (wide / 2, 0, high)], [(0, 1, 2, 3)], wall, 0)
    mesh('ceiling', [(-wide / 2, 0, high), (wide / 2, 0, high), (wide / 2, -deep, high), (-wide / 2, -deep, high)], [(0, 1, 2, 3)], material('ceiling', (.80, .78, .74), .95), 0)
    mesh('floor', [(-wide / 2, 0, 0), (wide / 2, 0, 0), (wide / 2, -deep - 2, 0), (-wide / 2, -deep - 2, 0)], [(0, 1, 2, 3)], planks(), 0)
    box('skirting', (wide, .015, .09), (0, -.0075, .045), material('white', (.78, .77, .74), .5), bevel=.003)
    # The left wall has a window with a light curtain.
    mesh('left1', [(-wide / 2, 0, 0), (-wide / 2, -.7, 0), (-wide / 2, -.7, high), (-wide / 2, 0, high)], [(0, 1, 2, 3)], wall, 0)
    mesh('left2', [(-wide / 2, -3.2, 0), (-wide / 2, -deep, 0), (-wide / 2, -deep, high), (-wide / 2, -3.2, high)], [(0, 1, 2, 3)], wall, 0)
    cur = material('curtain', (.75, .70, .62), .9)
    for y0, y1 in ((-.35, -.95), (-2.9, -3.5)):
        v, f, N = [], [], 90
        for i in range(N):
            t = i / (N - 1)
            v += [(-wide / 2 + .12 + .035 * math.sin(t * 44), y0 + (y1 - y0) * t, .02), (-wide / 2 + .12 + .025 * math.sin(t * 44 + .4), y0 + (y1 - y0) * t, 2.55)]
        f = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(N - 1)]
        mesh('curtain', v, f, cur, 60)
    area('window', (2.4, 2.2), (-wide / 2 - .3, -1.95, 1.45), (0, -1.9, .9), mood['window'], mood['window_color'], group=None)
    area('behind', (4.5, 2.2), (0, -deep - 1.6, 1.9), (0, 0, 1.1), mood['window'] * .30 + 26, (1, .93, .85) if mood['window'] > 50 else (1, .72, .48), group=None)
    world_color((.75, .85, 1) if mood['sky'] > .2 else (.20, .24, .42), mood['sky'], group=None)
    # Ribbed oak behind the set.
    oak = wood('oak', (.36, .20, .10), (.24, .125, .06), (22, 22, 1.2), .5)
    pw = max(2.3, tv.measures(spec)['W'] + .55)
    if job.get('panel', True):
        slat, pitch = .026, .040
        n = int(pw / pitch)
        proto = box('slat', (slat, .02, high), (0, -.010, high / 2), oak, bevel=.003, segs=2)
        proto.location.x = -pw / 2
        mesh('felt', [(-pw / 2 - .02, -.001, 0), (pw / 2, -.001, 0), (pw / 2, -.001, high), (-pw / 2 - .02, -.001, high)], [(0, 1, 2, 3)], material('felt', (.02, .018, .016), 1), 0)
        for i in range(1, n):
            c = bpy.data.objects.new('slat', proto.data)
            for mod in proto.modifiers:
                q = c.modifiers.new(mod.name, mod.type)
                q.width, q.segments, q.limit_method, q.angle_limit = mod.width, mod.segments, mod.limit_method, mod.angle_limit
            bpy.context.collection.objects.link(c)
            c.location = (-pw / 2 + i * pitch, proto.location.y, proto.location.z)
    # A low console.
    walnut = wood('walnut', (.20, .105, .055), (.115, .058, .03), (1.2, 18, 18), .4)
    cw, cd, ch, cz0 = max(1.9, tv.measures(spec)['W'] + .25), .42, .30, .16
    top = cz0 + ch
    box('console', (cw, cd, ch), (0, -.05 - cd / 2, cz0 + ch / 2), walnut, bevel=.004)
    k = 4
    for i in range(k):
        w = cw / k
        box('door', (w - .006, .012, ch - .02), (-cw / 2 + w * (i + .5), -.05 - cd - .004, cz0 + ch / 2), walnut, bevel=.002)
        box('grip', (.12, .012, .008), (-cw / 2 + w * (i + .5), -.05 - cd - .012, top - .03), material('brass2', (.5, .35, .16), .3, metal=1), bevel=.002)
    for sx in (-1, 1):
        for y in (-.10, -.42):
            cylinder('cleg', .016, cz0, (sx * (cw / 2 - .15), y, cz0 / 2), walnut)
    # The set itself, on the console or on the wall.
    before = set(bpy.data.objects)
    m, _, facts = tv.build(spec)
    e = bpy.data.objects.new('set', None)
    bpy.context.collection.objects.link(e)
    for o in set(bpy.data.objects) - before - {e}:
        o.parent = e
    if mounted:
        e.location = (0, -.024 - m['deep'] - .006, max(top + .22, 1.18 - m['H'] / 2))
    else:
        e.location = (0, -.05 - cd * .52, top)
    # Things people have.
    ceramic = material('ceramic', (.10, .14, .15), .35, coat=.3)
    side = cw / 2 - .17
    room_beside = cw / 2 - m['W'] / 2
    r = random.Random(7)
    if mounted or room_beside > .34:
        bottle((-side, -.24, top), [(.045, 0), (.075, .05), (.08, .12), (.05, .20), (.028, .25), (.032, .28)], ceramic)
        x = side - .14
        for i in range(6):
            t, h = r.uniform(.018, .035), r.uniform(.19, .25)
            box('book', (t, .16, h), (x, -.24, top + h / 2), material('bk', r.choice([(.35, .08, .04), (.08, .12, .2), (.5, .42, .28), (.1, .16, .12), (.6, .58, .52)]), .6), bevel=.002)
            x += t + .002
    lamp((-max(pw / 2, cw / 2) - .28, -.42, 0), mood['lamp'])
    palm((max(pw / 2, cw / 2) + .38, -.48, 0), 1.45)
    sofa((1.80, -2.05, 0), math.radians(-90), FABRICS[job.get('fabric', 'sage')])
    rug = fabric('rug', (.50, .44, .36), 160)
    box('rug', (2.5, 1.9, .014), (.05, -2.15, .007), rug, r=.01, bevel=.004)
    for dx, dy, w, d in ((0, .80, 2.28, .02), (0, -.80, 2.28, .02), (1.13, 0, .02, 1.62), (-1.13, 0, .02, 1.62)):
        box('line', (w, d, .004), (.05 + dx, -2.15 + dy, .0145), fabric('rl', (.16, .09, .05), 160))
    # A coffee table.
    cylinder('table', .38, .03, (-.15, -2.15, .36), walnut, bevel=.008, verts=96)
    for i in range(3):
        a = 2 * math.pi * i / 3 + .4
        sweep('tl', [(-.15 + .26 * math.cos(a), -2.15 + .26 * math.sin(a), .35), (-.15 + .33 * math.cos(a), -2.15 + .33 * math.sin(a), .0)], .028, .028, walnut)
    box('mag', (.21, .28, .012), (-.22, -2.18, .382), material('mag', (.55, .25, .12), .4), bevel=.002, rot=(0, 0, .4))
    bottle((.02, -2.06, .376), [(.03, 0), (.042, .02), (.045, .06), (.042, .06), (.036, .012)], material('cup', (.75, .72, .66), .35))
    # Pictures.
    if m['W'] < 1.5:
        for i, (px, pz, w, h, c1) in enumerate([(pw / 2 + .42, 1.62, .34, .46, (.55, .22, .08)), (pw / 2 + .84, 1.70, .30, .30, (.10, .18, .22))]):
            box('frame', (w, .02, h), (px, -.012, pz), walnut, bevel=.002)
            box('mat', (w - .03, .004, h - .03), (px, -.023, pz), material('mat', (.72, .70, .65), .8))
            cylinder('art', min(w, h) * .22, .004, (px, -.0255, pz + .02), material('art', c1, .8), rot=(math.pi / 2, 0, 0))
            box('art2', (w * .6, .004, h * .10), (px, -.0255, pz - h * .20), material('art2', (.15, .13, .11), .8))
    # Light along the top of the panel.
    if mood['cove']:
        area('cove', (pw, .04), (0, -.10, high - .10), (0, -.02, 0), mood['cove'], (1, .62, .32), group=None)
    return m, e, top, facts


def main(job):
    t0 = time.time()
    w, h = job.get('size', [1600, 1200])
    s = reset(w, h, job.get('samples', 64), transparent=False)
    s.cycles.diffuse_bounces = 4
    s.view_layers[0].lightgroups.add(name='screen')
    s.view_layers[0].use_pass_emit = True
    m, e, top, facts = build(job)
    cam = camera((-.62, -5.1, 1.30), (.30, 0, .96), 37)
    from bpy_extras.object_utils import world_to_camera_view
    bpy.context.view_layer.update()
    quad = []
    for x, z in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
        p = world_to_camera_view(s, cam, e.matrix_world @ Vector((x * m['w'] / 2, 0, m['cz'] + z * m['h'] / 2)))
        quad.append([p.x * w, (1 - p.y) * h])
    t1 = time.time()
    render(job['out'] + '.exr')
    json.dump({'quad': quad, 'seconds': {'build': t1 - t0, 'render': time.time() - t1}, 'view': 'room', 'facts': facts}, open(job['out'] + '.json', 'w'))
    print('TIMES', round(t1 - t0, 1), round(time.time() - t1, 1))


if __name__ == '__main__':
    main(json.load(open(sys.argv[sys.argv.index('--') + 1])))
