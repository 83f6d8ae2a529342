"""Snow on high mountains over a valley."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def mountains(v):
    """Snow peaks over a still lake in the first sun."""
    n = 900
    z = ridged(n, v.get('seed', 12))
    yy = np.linspace(0, 1, n)[:, None]
    xx = np.linspace(-1, 1, n)[None, :]
    mask = np.clip((yy - .30 - .18 * np.abs(xx) ** 0 * (1 - np.abs(xx))) * 2.3, 0, 1) ** 1.15 + .55 * np.clip(np.abs(xx) - .52, 0, 1) * np.clip(yy * 2, 0, 1)
    z = z * mask * 1050 - 45
    m = haze(colored('rock', rough=.85, spec=.2), (.50, .58, .74), 17000, .62, low=(0, 300, .35))
    o = heightfield('land', z, (9000, 9000), m, (0, 4300, 0))
    vertex_colors(o, terrain_colors(z, (.035, .05, .016), (.12, .10, .09), (.86, .88, .92), v.get('snow', .42), 3, n))
    w = material('lake', (.006, .018, .024), .025, spec=.6, bump=.14, bump_scale=.05)
    nn = next(x for x in w.node_tree.nodes if x.type == 'BUMP')
    nn.inputs['Distance'].default_value = .5
    mesh('lake', [(-9000, -600, 0), (9000, -600, 0), (9000, 9000, 0), (-9000, 9000, 0)], [(0, 1, 2, 3)], haze(w, (.62, .60, .66), 16000, .6), 0)
    sun = (-.80, -.42, .24)
    painted_sky((.055, .16, .46), (.25, .40, .68), (.92, .66, .52), sun, (1, .7, .4), .8, .8, (1.3, .92, .78), (.50, .50, .62), .9, 1.1)
    sun_toward(4.6, (1, .72, .46), sun)
    camera((0, -260, 14), (0, 4000, 330), 30)
