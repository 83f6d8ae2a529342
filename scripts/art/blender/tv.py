"""A television from its specification, in metres: x to the right, z up, the front looks along -y; z = 0 is the shelf."""
import math
import bpy
from mathutils import Vector
from lib import *
from looks import BRAND, materials_of
from tv_back import back
from tv_front import front
from tv_stand import stand

# How thin the panel is where nothing is behind it.
THIN = {'OLED': .0050, 'Mini-LED': .021, 'QLED': .012, 'LED': .014}


def measures(spec):
    """All lengths follow from the specification's rows: screen, outer size, depth, lift of the stand."""
    w = spec['inches'] * INCH * 16 / math.hypot(16, 9)
    h = w * 9 / 16
    W, H = spec['width'], spec['height']
    side = (W - w) / 2
    chin = H - h - side
    gallery = spec['series'] == 'Gallery'
    lift = 0 if spec.get('mounted') else spec['lift']
    return dict(w=w, h=h, side=side, chin=chin, W=W, H=H, thin=.012 if gallery else THIN[spec['technology']], deep=spec['depth'],
                lift=lift, cz=lift + chin + h / 2)


def depth_of(*names):
    """From the front of the frame to the back of the shell, measured on them after all modifiers."""
    bpy.context.view_layer.update()
    seen = bpy.context.evaluated_depsgraph_get()
    ys = [(o.matrix_world @ Vector(c)).y for o in (bpy.data.objects[n].evaluated_get(seen) for n in names) for c in o.bound_box]
    return max(ys) - min(ys)


def build(spec, screen_image=None, emit=1.):
    """Returns measures, materials, and what was built as facts: sockets by kind, span and depth of the stand, mount."""
    m, k, brand = measures(spec), materials_of(spec), BRAND[spec['brand']]
    front(spec, m, k, brand, screen_image, emit)
    facts = dict(width=m['W'], height=m['H'], screen=math.hypot(m['w'], m['h']), **back(spec, m, k), depth=depth_of('frame', 'shell'))
    if not spec.get('mounted'):
        facts.update(stand(spec, m, k, brand))
    return m, k, facts
