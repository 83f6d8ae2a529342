"""What the sets are made of and how their makers shape them."""
from lib import *

# Colour, roughness: of metal parts and of plastic parts in each finish.
METAL = {'graphite': ((.10, .105, .115), .34), 'silver': ((.50, .51, .53), .30), 'black': ((.028, .029, .032), .30), 'bronze': ((.36, .235, .135), .32)}
PLASTIC = {'graphite': ((.030, .032, .036), .45), 'silver': ((.115, .118, .125), .45), 'black': ((.012, .012, .014), .42), 'bronze': ((.05, .04, .034), .45)}
# The design language of each maker: what makes a Kiranix no Velora.
BRAND = {
    'Kiranix': dict(font='bold', foot='boomerang', logo='#c9ccd2', spacing=1.25),
    'Meghna': dict(font='extra_bold', foot='blade', logo='#c9ccd2', spacing=1.05),
    'Nilava': dict(font='regular', foot='bar', base='plate', logo='#d8dade', spacing=1.45),
    'Dhruvik': dict(font='black_italic', foot='spike', base='vee', logo='#d8dade', spacing=1.15),
    'Zentari': dict(font='semi_bold', foot='bar', base='arc', logo='#d7b48c', spacing=1.6, mesh=True),
    'Velora': dict(font='light', foot='bar', base='slab', logo='#e0e2e6', spacing=1.8),
    'Tarangi': dict(font='bold', foot='boomerang', base='disc', logo='#c9ccd2', spacing=1.2),
}


def screen_material(group_emits=(1, 1, 1), strength=1., gloss=.10, image=None):
    """The lit picture is added when composing: here it is an even white light, so its pass is an exact mask."""
    m = material('screen', (.002, .002, .0025), gloss, spec=.16)
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Emission'].default_value = (*group_emits, 1)
    b.inputs['Emission Strength'].default_value = strength
    if image:
        t = m.node_tree.nodes.new('ShaderNodeTexImage')
        t.image = bpy.data.images.load(image)
        t.extension = 'EXTEND'
        m.node_tree.links.new(t.outputs['Color'], b.inputs['Emission'])
    return m


def materials_of(spec):
    mc, mr = METAL[spec['finish']]
    pc, pr = PLASTIC[spec['finish']]
    return dict(
        metal=material('metal', mc, mr, metal=1, noise=.06, noise_scale=300, aniso=.5),
        dark_metal=material('dark_metal', tuple(c * .55 for c in mc), mr + .1, metal=1),
        plastic=material('plastic', pc, pr, spec=.30, noise=.08, noise_scale=500, bump=.25, bump_scale=2600),
        shell=material('shell', tuple(c * 1.15 for c in pc), .52, bump=.35, bump_scale=1500),
        gloss=material('gloss', (.006, .006, .007), .09, spec=.5),
        bay=material('bay', (.010, .010, .011), .5),
        black=material('black', (.004, .004, .004), .6),
        port=material('port', (.55, .55, .57), .28, metal=1),
        gold=material('gold', (.8, .58, .2), .25, metal=1),
        tongue=material('tongue', (.02, .02, .022), .4),
        blue=material('blue', (.02, .09, .5), .4),
        white=material('white', (.75, .75, .73), .5),
        ink=material('ink', (.62, .63, .66), .5, emit=(.6, .61, .64), strength=.10),
        paper=material('paper', (.70, .70, .69), .55),
        rubber=material('rubber', (.012, .012, .012), .7),
    )


def rgb(hexa):
    v = [int(hexa[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c < .04045 else ((c + .055) / 1.055) ** 2.4 for c in v)
