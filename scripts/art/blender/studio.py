"""blender -b -P studio.py -- job.json   One chassis, one view, into an EXR with its passes."""
import json
import math
import sys
import time
sys.path.insert(0, __import__('os').path.dirname(__import__('os').path.abspath(__file__)))
from lib import *
import tv
from mathutils import Vector


def fill_share(inches):
    return .70 + min(1, (inches - 24) / 74) * .25


def product_lights(m, view):
    """A black room with soft boxes: long strips left and right behind for rims, a large one above, a weak one in front."""
    W, H = m['W'], m['H']
    top = m['lift'] + H
    u = W / 1.2
    world_hdri('studio', .12, 20)
    p = u * u
    area('top', (2.2 * u, 1.1 * u), (0, .25 * u, top + 1.25 * u), (0, .1, 0), 24 * p)
    for s in (-1, 1):
        area('rim', (.5 * u, 2.0 * u), (s * 1.65 * u, .95 * u, .75 * u), (s * .35 * u, 0, .35 * u), 26 * p)
    if view == 'back':
        area('key', (1.6 * u, 1.2 * u), (1.4 * u, 2.6 * u, 1.7 * u), (0, 0, .4 * u), 22 * p)
        area('fill', (1.0 * u, 1.6 * u), (-2.0 * u, 2.2 * u, .8 * u), (0, 0, .3 * u), 10 * p)
        area('low', (2.2 * u, .4 * u), (0, 1.5 * u, .12 * u), (0, 0, .3 * u), 4 * p)
    elif view == 'edge':
        # A long soft box beside the camera draws the body; strips before and behind part its edges from the dark.
        x, r = m['W'] / 2, max(m['H'], .6)
        g = r * r
        area('key', (.9 * r, 1.5 * r), (-x - 2.1 * r, 1.5 * r, middle_of(m) + .5 * r), (-x, m['deep'] / 2, middle_of(m)), 26 * g)
        area('fill', (.5 * r, 1.6 * r), (-x - 1.7 * r, -1.3 * r, middle_of(m)), (-x, 0, middle_of(m)), 13 * g)
        area('low', (2 * r, .35 * r), (-x - 1.3 * r, 0, .10 * r), (-x, 0, .05), 3 * g)
    else:
        area('key', (1.3 * u, 1.0 * u), (-1.5 * u, -2.3 * u, 1.9 * u), (0, 0, .2 * u), 17 * p)
        area('fill', (.8 * u, 1.6 * u), (2.2 * u, -1.8 * u, .7 * u), (0, 0, .25 * u), 5 * p)
        area('low', (2.4 * u, .35 * u), (0, -1.35 * u, .10 * u), (0, 0, .02), 6 * p)


def middle_of(m):
    return m['lift'] + m['H'] / 2


def ground(size=30):
    o = mesh('ground', [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)], material('ground', (.75, .75, .75), .6), 0)
    o.name = 'ground'
    o.visible_camera = False
    return o


def shadow(job, w, h):
    """What the set takes from an even sky and a wide lamp above: a quarter of the size, without the set itself."""
    s = bpy.context.scene
    for o in list(bpy.data.objects):
        if o.type == 'LIGHT':
            bpy.data.objects.remove(o)
        elif o.name != 'ground':
            o.visible_camera = False
            o.visible_diffuse = True
    g = bpy.data.objects['ground']
    g.visible_camera = True
    # Plain diffuse: the principled shader brightens towards the horizon, and that would be taken for shadow here.
    even = material('even')
    n, l = even.node_tree.nodes, even.node_tree.links
    plain = n.new('ShaderNodeBsdfDiffuse')
    plain.inputs['Color'].default_value = (.5, .5, .5, 1)
    l.new(plain.outputs[0], next(x for x in n if x.type == 'OUTPUT_MATERIAL').inputs['Surface'])
    give(g, even)
    for o in bpy.data.objects:
        if o.name == 'screen':
            o.hide_render = True
    world_color((1, 1, 1), .10, group=None)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle = 2.6, math.radians(44)
    so = bpy.data.objects.new('sun', sun)
    bpy.context.collection.objects.link(so)
    so.rotation_euler = (math.radians({'back': -5, 'edge': 0}.get(job['view'], 5)), math.radians(2), 0)
    s.cycles.max_bounces = 0
    s.cycles.samples = 48
    s.cycles.use_adaptive_sampling = False
    s.view_layers[0].use_pass_emit = False
    s.render.resolution_percentage = 25
    render(job['out'] + '-shadow.exr')
    s.render.resolution_percentage = 100


def groups():
    v = bpy.context.scene.view_layers[0]
    for name in ('studio', 'screen'):
        v.lightgroups.add(name=name) if hasattr(v.lightgroups, 'add') else None
    v.use_pass_emit = True


def frame(cam, points, share_w, share_h, aspect):
    """Moves and shifts the camera so that the points fill the wanted share and sit in the middle."""
    from bpy_extras.object_utils import world_to_camera_view
    s = bpy.context.scene
    for _ in range(6):
        bpy.context.view_layer.update()
        q = [world_to_camera_view(s, cam, Vector(p)) for p in points]
        x0, x1, y0, y1 = min(p.x for p in q), max(p.x for p in q), min(p.y for p in q), max(p.y for p in q)
        cam.data.shift_x += ((x0 + x1) / 2 - .5)
        cam.data.shift_y += ((y0 + y1) / 2 - .5) / aspect
        cam.data.lens *= min(share_w / (x1 - x0), share_h / (y1 - y0))


def side(m, spec):
    """What is in sight from the left, as the camera has to hold it: the body at its edge, the stand below."""
    x, low, d = -m['W'] / 2, m['lift'], spec['stand_depth'] / 2
    y = m['thin'] + .012
    return [(x, y, z) for y in (0, m['deep']) for z in (low, low + m['H'])] + [(x, y + dy, 0) for dy in (-d, d)]


def corners(m):
    W, H, l = m['W'] / 2, m['H'], m['lift']
    d = .12 + m['W'] * .08
    return [(x, y, z) for x in (-W, W) for y in (0, m['deep']) for z in (l, l + H)] + [(x, y, 0) for x in (-W * .6, W * .6) for y in (-d, d)]


def main(job):
    t0 = time.time()
    spec, view = job['spec'], job['view']
    w, h = job.get('size', [1600, 1200])
    reset(w, h, job.get('samples', 64), transparent=True)
    groups()
    spec['show_box'] = view in ('back', 'ports')
    m, k, facts = tv.build(spec)
    u = m['W'] / 1.2
    middle = m['lift'] + m['H'] * .5
    pts = corners(m)
    if job.get('facts_only'):
        json.dump(facts, open(job['out'] + '.json', 'w'))
        return
    if view == 'front':
        cam = camera((0, -4.6 * u, middle + .16 * u), (0, 0, middle), 85)
        cam.rotation_euler = (math.pi / 2, 0, 0)
        frame(cam, pts, fill_share(spec['inches']), .86, w / h)
        ground()
    elif view == 'angle':
        a = math.radians(job.get('yaw', 33))
        d = 3.9 * u
        cam = camera((math.sin(a) * d * -1, -math.cos(a) * d, middle + .42 * u), (0, 0, middle), 75)
        frame(cam, pts, fill_share(spec['inches']) * .97, .84, w / h)
        ground()
    elif view == 'back':
        a = math.radians(job.get('yaw', 24))
        d = 4.2 * u
        cam = camera((math.sin(a) * d, math.cos(a) * d, middle + .30 * u), (0, 0, middle), 80)
        frame(cam, pts, fill_share(spec['inches']) * .97, .84, w / h)
        ground()
    elif view == 'ports':
        bay = next(o for o in bpy.data.objects if o.name == 'plate')
        c = sum((bay.matrix_world @ v.co for v in bay.data.vertices), Vector()) / len(bay.data.vertices)
        sides = [max(v.co[i] for v in bay.data.vertices) - min(v.co[i] for v in bay.data.vertices) for i in (0, 2)]
        ext = max(sides[1], sides[0] * .84)
        d = .17 + ext * 1.86
        cam = camera((c.x + d * (.50 if sides[1] > sides[0] else .30), c.y + d * .83, c.z + d * .20), (c.x - (.020 if sides[1] > sides[0] else 0), c.y, c.z), 70, fstop=8, focus=(c.x + .01, c.y, c.z))
    elif view == 'edge':
        # From the side at the height of its middle, the picture to the right: far away, so that the depth is not bent.
        d = 5.2 * max(m['H'], .6)
        cam = camera((-m['W'] / 2 - d, m['deep'] / 2, middle), (0, m['deep'] / 2, middle), 100)
        cam.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
        frame(cam, side(m, spec), .6, .58 + .26 * fill_share(spec['inches']), w / h)
        ground()
    product_lights(m, 'back' if view in ('back', 'ports') else view)
    from bpy_extras.object_utils import world_to_camera_view
    bpy.context.view_layer.update()
    s = bpy.context.scene
    quad = []
    for x, z in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
        p = world_to_camera_view(s, s.camera, Vector((x * m['w'] / 2, 0 if spec['bezel'] == 'slim' else .003, m['cz'] + z * m['h'] / 2)))
        quad.append([p.x * w, (1 - p.y) * h])
    # Only what the set covers is traced.
    if view in ('front', 'angle', 'edge', 'back'):
        q = [world_to_camera_view(s, s.camera, o.matrix_world @ Vector(c)) for o in bpy.data.objects if o.type in ('MESH', 'CURVE') and o.name != 'ground' and not o.hide_render for c in o.bound_box]
        s.render.use_border, s.render.use_crop_to_border = True, False
        s.render.border_min_x, s.render.border_max_x = max(0, min(p.x for p in q) - .01), min(1, max(p.x for p in q) + .01)
        s.render.border_min_y, s.render.border_max_y = max(0, min(p.y for p in q) - .01), min(1, max(p.y for p in q) + .01)
    t1 = time.time()
    render(job['out'] + '.exr')
    s.render.use_border = False
    t2 = time.time()
    if 'ground' in bpy.data.objects:
        shadow(job, w, h)
    t3 = time.time()
    json.dump({'quad': quad, 'seconds': {'build': t1 - t0, 'render': t2 - t1, 'shadow': t3 - t2}, 'view': view, 'facts': facts}, open(job['out'] + '.json', 'w'))
    print('TIMES', round(t1 - t0, 1), round(t2 - t1, 1), round(t3 - t2, 1))


if __name__ == '__main__':
    main(json.load(open(sys.argv[sys.argv.index('--') + 1])))
