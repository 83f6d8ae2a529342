"""Feet and pedestals, as wide and deep as the specification says."""
import math
import bpy
from mathutils import Matrix, Vector
from lib import *


def stand(spec, m, k, brand):
    """Builds the stand, then moves and stretches it to the span and depth of the specification. Returns both as built."""
    before = set(bpy.data.objects)
    shapes(spec, m, k, brand)
    objects = [o for o in set(bpy.data.objects) - before if not o.hide_render]
    fit(objects, spec, m)
    x, y = extent(objects)
    return dict(span=x[1] - x[0], stand_depth=y[1] - y[0])


def extent(objects):
    bpy.context.view_layer.update()
    points = [o.matrix_world @ Vector(c) for o in objects for c in o.bound_box]
    return [(min(p[i] for p in points), max(p[i] for p in points)) for i in (0, 1)]


def stretched(o, axis, factor, about):
    scale = Matrix.Scale(factor, 4, Vector([1 if i == axis else 0 for i in range(3)]))
    to, back = Matrix.Translation(about), Matrix.Translation(-about)
    o.matrix_world = to @ scale @ back @ o.matrix_world


def fit(objects, spec, m):
    (x0, x1), (y0, y1) = extent(objects)
    middle = Vector((0, (y0 + y1) / 2, 0))
    for o in objects:
        stretched(o, 1, spec['stand_depth'] / (y1 - y0), middle)
        if spec['stand'] == 'pedestal':
            stretched(o, 0, spec['span'] / (x1 - x0), Vector())
        else:
            # A foot keeps its shape and moves; which side it is on stands in its own box.
            side = 1 if sum((o.matrix_world @ Vector(c)).x for c in o.bound_box) > 0 else -1
            o.matrix_world = Matrix.Translation((side * (spec['span'] / 2 - x1), 0, 0)) @ o.matrix_world


def shapes(spec, m, k, brand):
    W, low, deep = m['W'], m['lift'], m['deep']
    mat = k['metal'] if spec['technology'] != 'LED' else k['plastic']
    depth = (.14 + spec['inches'] * .0016) * 1.05
    y0 = m['thin'] + .012
    if spec['stand'] in ('feet', 'wide-feet'):
        inset = .07 if spec['stand'] == 'wide-feet' else .17
        for s in (-1, 1):
            foot(brand['foot'], s, s * W * (.5 - inset), y0, low, depth, m, mat, k)
        return
    base = brand.get('base', 'plate')
    bw = min(.62, max(.20, W * .36))
    if base == 'disc':
        cylinder('base', depth * .52, .010, (0, y0, .006), mat, verts=96, bevel=.003)
        cylinder('neck', .020, low + .05, (0, y0 + .006, (low + .05) / 2), mat, bevel=.001)
        cylinder('ring', .032, .006, (0, y0 + .006, .0125), k['dark_metal'], bevel=.001)
    elif base == 'vee':
        # Two long legs from a hub, as on monitors for players.
        for s in (-1, 1):
            sweep('leg', [(s * .012, y0 + .035, .010), (s * bw * .30, y0 - depth * .22, .010), (s * bw * .60, y0 - depth * .58, .006)], .030, .011, mat)
        sweep('tail', [(0, y0 + .02, .010), (0, y0 + depth * .42, .007)], .044, .011, mat)
        loft('neck', [(.085, .034, .008, .004), (.060, .030, .008, low * .7), (.075, .030, .006, low + .06)], mat, axis='z', bevel=.0015, loc=(0, y0 + .018, 0))
    elif base == 'arc':
        # A bow of metal, open to the front.
        pts = [(bw * .62 * math.sin(a), y0 + depth * .30 - depth * .80 * (1 - math.cos(a)) / (1 - math.cos(1.15)), .0065) for a in [i / 8 * 1.15 for i in range(-8, 9)]]
        sweep('arc', pts, .030, .011, mat)
        loft('neck', [(bw * .46, .030, .006, .006), (bw * .36, .022, .006, low + .05)], mat, axis='z', bevel=.0018, loc=(0, y0 + depth * .16, 0))
    elif base == 'slab':
        bw *= 1.15
        box('base', (bw, depth * .95, .0075), (0, y0, .0048), mat, r=.006, bevel=.0012)
        loft('neck', [(bw * .82, .018, .004, .006), (bw * .82, .014, .004, low + .04)], mat, axis='z', bevel=.001, loc=(0, y0 + .016, 0))
    else:
        box('base', (bw, depth, .009), (0, y0, .0060), mat, r=.035, bevel=.0028, segs=4)
        loft('neck', [(.11, .03, .014, .008), (.075, .024, .011, low * .55), (.11, .024, .010, low + .05)], mat, axis='z', bevel=.001, loc=(0, y0 + .014, 0), n=8)
        cylinder('swivel', .048, .005, (0, y0 + .014, .0125), k['dark_metal'], bevel=.001, verts=80)


def foot(kind, s, x, y0, low, depth, m, mat, k):
    top = low + .012
    if kind == 'boomerang':
        for dy in (-1, 1):
            sweep('f', [(x, y0, top), (x + s * .010, y0 + dy * depth * .18, low * .62), (x + s * .030, y0 + dy * depth * .52, .006)], .016, .012, mat, r=.004)
        for dy in (-1, 1):
            box('pad', (.018, .024, .004), (x + s * .030, y0 + dy * depth * .50, .002), k['rubber'], r=.004)
    elif kind == 'blade':
        for dy in (-1, 1):
            sweep('f', [(x - s * .004, y0 + dy * .006, top), (x + s * .018, y0 + dy * depth * .30, low * .42), (x + s * .038, y0 + dy * depth * .54, .004)], .024, .0065, mat, r=.003)
    elif kind == 'spike':
        for dy in (-1, 1):
            sweep('f', [(x, y0, top), (x + s * .05, y0 + dy * depth * .55, .005)], .020, .010, mat, r=.002)
    else:
        # A bar lying on the shelf and a post.
        box('bar', (.022, depth * 1.06, .009), (x, y0 - depth * .02, .0055), mat, r=.004, bevel=.0012)
        loft('post', [(.020, .060, .004, .006), (.016, .034, .004, low + .02)], mat, axis='z', bevel=.001, loc=(x, y0 + .006, 0))
