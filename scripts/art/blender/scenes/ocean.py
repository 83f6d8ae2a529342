"""Waves before an evening sky."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def ocean(v):
    """Waves against the light."""
    bpy.ops.mesh.primitive_plane_add(size=1)
    o = bpy.context.object
    mod = o.modifiers.new('o', 'OCEAN')
    mod.geometry_mode, mod.repeat_x, mod.repeat_y = 'GENERATE', 4, 4
    mod.resolution = 14
    mod.spatial_size, mod.size = 90, 1
    mod.wave_scale, mod.choppiness, mod.wind_velocity, mod.wave_alignment = 1.9, 1.35, 11, .35
    mod.random_seed, mod.time = 3, 5.
    m = material('water', (.0015, .020, .028), .035, spec=.5, ior=1.333)
    haze(m, (.95, .38, .20), 700, .55)
    give(o, m)
    o.location = (-180, -14, 0)
    sun = (.16, 1, .055)
    painted_sky((.030, .060, .22), (.30, .20, .38), (1.0, .40, .16), sun, (1, .55, .22), 1.3, .75, (1.2, .52, .34), (.16, .13, .24), 1., 1.3, 30)
    sun_toward(1.6, (1, .55, .25), sun, .6)
    camera((0, -8, 2.0), (4, 100, 9), 34)
