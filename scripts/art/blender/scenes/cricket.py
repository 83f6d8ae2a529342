"""A ball on the grass before the stumps."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def cricket(v):
    """The new ball on the turf, floodlights behind."""
    r = random.Random(2)
    rng = np.random.default_rng(2)
    W, H = 1920, 1080
    base = np.zeros((H, W, 3), np.float32)
    yy = np.linspace(0, 1, H)[:, None, None]
    base += np.array([.015, .030, .075]) * np.clip(1.25 - yy, 0, 1)
    crowd = np.clip(1 - np.abs(yy - .34) / .17, 0, 1) ** .5
    base += crowd * np.array([.035, .045, .08])
    lights = [(r.uniform(0, W), H * r.uniform(.19, .50), r.uniform(9, 17), [q * r.uniform(.03, .30) for q in hsv(r.choice([.58, .6, .08, .0, .13, .33]), r.uniform(.2, .9), 1)]) for _ in range(1500)]
    for cx in (.13, .36, .66, .9):
        for a in range(4):
            for b in range(3):
                lights.append((W * cx + (a - 1.5) * 40, H * .80 + (b - 1) * 36, 30, (2.4, 2.5, 2.7)))
    img = bokeh(W, H, lights, base)
    for cx in (.13, .36, .66, .9):
        d = np.hypot((np.arange(W)[None, :] - W * cx), (np.arange(H)[:, None] - H * .8))
        img += (np.exp(-d / 150) * .32)[..., None] * np.array([.8, .9, 1.1])
    picture_plane('stands', img, 5.6, (0, 3.2, 1.0), (math.pi / 2, 0, 0), 1.0)
    # Turf: a strip of short blades, mown light and dark.
    N = 150000
    x, y = rng.uniform(-1.6, 1.6, N), rng.uniform(-.42, 2.9, N) ** 1.0
    hgt, wid = rng.uniform(.010, .019, N), rng.uniform(.0011, .0018, N)
    a, lean = rng.uniform(0, 6.28, N), rng.uniform(.1, .75, N)
    la = rng.uniform(0, 6.28, N)
    dx, dy = np.cos(a) * wid, np.sin(a) * wid
    tx, ty = np.cos(la) * lean * hgt, np.sin(la) * lean * hgt
    z0 = np.zeros(N)
    vv = np.stack([np.stack([x - dx, y - dy, z0], 1), np.stack([x + dx, y + dy, z0], 1), np.stack([x + dx * .7 + tx * .45, y + dy * .7 + ty * .45, hgt * .6], 1), np.stack([x - dx * .7 + tx * .45, y - dy * .7 + ty * .45, hgt * .6], 1), np.stack([x + tx, y + ty, hgt], 1)], 1).reshape(-1, 3)
    i5 = np.arange(N)[:, None] * 5
    tri = np.concatenate([i5 + np.array([0, 1, 2]), i5 + np.array([0, 2, 3]), i5 + np.array([3, 2, 4])])
    g = arrays('grass', vv, tri, colored('grass', rough=.55, spec=.3, sss=0))
    stripe = (np.floor((x + .2) / .42) % 2)[:, None]
    col = np.array([.040, .15, .012]) * (1 - stripe) + np.array([.085, .24, .025]) * stripe
    col = col * rng.uniform(.6, 1.35, (N, 1)) + (rng.random((N, 1)) < .06) * np.array([.10, .07, .01])
    vertex_colors(g, np.repeat(col, 5, 0))
    mesh('soil', [(-3, -1, 0), (3, -1, 0), (3, 4, 0), (-3, 4, 0)], [(0, 1, 2, 3)], material('soil', (.022, .05, .008), .95), 0)
    # The ball: leather, six rows of stitches on a proud seam.
    R = .036
    leather = material('leather', (.34, .008, .010), .27, spec=.5, coat=.35, bump=.25, bump_scale=500)
    ball = smooth_sphere('ball', R, (0, 0, 0), leather, 128, 64)
    thread = material('thread', (.82, .78, .70), .7)
    bpy.ops.mesh.primitive_torus_add(major_radius=R, minor_radius=.0011, major_segments=160, minor_segments=12)
    seam = bpy.context.object
    seam.scale = (1, 1, 2.2)
    give(seam, leather)
    seam.parent = ball
    st = None
    for off in (-.0042, -.0026, -.0010, .0010, .0026, .0042):
        rr = math.sqrt(R * R - off * off) + .0007
        for i in range(84):
            t = 2 * math.pi * (i + (.5 if off > 0 else 0)) / 84
            if st is None:
                st = box('st', (.0019, .0005, .00055), (0, 0, 0), thread, bevel=.0001)
                o = st
            else:
                o = copy_of(st, (0, 0, 0))
            o.location, o.rotation_euler = (rr * math.cos(t), rr * math.sin(t), off), (0, .0, t + math.pi / 2)
            o.parent = ball
    ball.location, ball.rotation_euler = (-.062, .02, R + .006), (math.radians(62), math.radians(18), math.radians(24))
    wood = material('stump', (.62, .40, .18), .35, coat=.4)
    for i in (-1, 0, 1):
        cylinder('stump', .018, .71, (.16 + i * .098, .52, .355), wood, bevel=.004)
        cylinder('ring', .0184, .02, (.16 + i * .098, .52, .60), material('ring', (.02, .06, .45), .3))
    for i in (-.5, .5):
        cylinder('bail', .007, .105, (.16 + i * .098, .52, .716), wood, rot=(0, math.pi / 2, 0), bevel=.002)
    world_color((.035, .05, .09), .6, None)
    for x in (-2.2, 2.2):
        area('flood', (.7, .5), (x, 1.8, 2.2), (0, 0, .03), 62, (.92, .96, 1), group=None)
    area('front', (1.2, .5), (-.8, -1.4, .9), (0, 0, .05), 7, (1, .95, .88), group=None)
    camera((.02, -.47, .085), (.012, .2, .092), 40, fstop=1.6, focus=(-.06, -.01, .04))
