import type { ProductDeclarations } from '@aabha/contracts/products/product-declarations.schema';
import type { SpecificationGroup } from '@aabha/contracts/products/products.schema';
import { hsnForInches } from '@aabha/contracts/products/products.staff.rules';
import type { CatalogueEntry, ModelFacts } from './catalogue.types';
import { demoDeclarations } from './demo-declarations';
import { HEIGHT_SHARE, sizeOfSet, spanOfStand, WIDTH_SHARE } from './measures';
import { MODELS } from './models';
import { SERIES, type SeriesStory } from './series';

const CM_PER_INCH = 2.54;

const PIXELS = {
  'HD Ready': '1366 × 768',
  'Full HD': '1920 × 1080',
  '4K Ultra HD': '3840 × 2160',
  '8K': '7680 × 4320',
};
const SHORT = { 'HD Ready': 'HD Ready', 'Full HD': 'Full HD', '4K Ultra HD': '4K', '8K': '8K' };
const LIGHT = {
  LED: 'LED behind the whole panel',
  QLED: 'LED with quantum dots',
  'Mini-LED': 'Mini-LED in zones',
  OLED: 'Self-lit pixels',
};
function energyKwhYear([, , inches, resolution, technology, , , , stars]: ModelFacts): number {
  const area = (inches * CM_PER_INCH) ** 2 * WIDTH_SHARE * HEIGHT_SHARE;
  const demand =
    { LED: 1, QLED: 1.12, 'Mini-LED': 1.3, OLED: 1.2 }[technology] * (resolution === '8K' ? 1.5 : 1);
  return Math.round((area / 52) * demand * (1.5 - stars * 0.12)) + 14;
}

const row = (key: string, value: string) => ({ key, value });

function display(
  [, , inches, resolution, technology, , , , , hz]: ModelFacts,
  story: SeriesStory,
): SpecificationGroup {
  const hdr = resolution === '4K Ultra HD' || resolution === '8K';
  const data = [
    row('Screen size', `${inches} inch (${Math.round(inches * CM_PER_INCH)} cm)`),
    row('Resolution', `${resolution} (${PIXELS[resolution]})`),
    row('Panel', technology),
    row('Light', LIGHT[technology]),
    row('Refresh rate', `${hz} Hz`),
    row('Brightness', `${story.nits} nits, typical peak`),
    row('HDR', hdr ? (technology === 'LED' ? 'HDR10, HLG' : 'Dolby Vision, HDR10+, HLG') : 'No'),
    row('Viewing angle', technology === 'LED' && resolution === 'HD Ready' ? '160°' : '178°'),
    row('Best seen from', `${(inches * 0.03).toFixed(1)} to ${(inches * 0.045).toFixed(1)} m`),
  ];
  return { title: 'Display', data };
}

function sound([, , inches]: ModelFacts, story: SeriesStory): SpecificationGroup {
  const data = [
    row('Output', `${story.speakersW} W`),
    row('Speakers', story.speakers),
    row('Formats', story.speakersW > 30 ? 'Dolby Atmos, Dolby Digital Plus' : 'Dolby Audio'),
    row('Modes', 'Standard, Speech, Music, Film, Sports, Night'),
    row('Headphones', inches <= 43 ? '3.5 mm socket and Bluetooth' : 'Bluetooth'),
    row('To a soundbar', story.hdmi.includes('ARC') ? 'HDMI ARC, optical, Bluetooth' : 'Optical, Bluetooth'),
  ];
  return { title: 'Sound', data };
}

function smart(model: ModelFacts, story: SeriesStory): SpecificationGroup {
  const data = [
    row('System', story.system),
    row('Processor', story.chip),
    row('Memory', `${story.ramGb} GB, storage ${story.storageGb} GB`),
    row('Voice', story.system.startsWith('Linux') ? 'No' : 'In the remote'),
    row('HDMI', story.hdmi),
    row('USB', story.usb),
    row('Wi-Fi', story.ramGb >= 2 ? '2.4 and 5 GHz' : '2.4 GHz'),
    row('Bluetooth', story.ramGb >= 2 ? '5.2' : '5.0'),
    row('Cable and antenna', 'RF input, composite video'),
    row('Network', model[2] >= 40 ? 'Ethernet' : 'Wi-Fi only'),
  ];
  return { title: 'Smart and connections', data };
}

const cm = (...measures: (number | null)[]) =>
  `${measures.map((measure) => (measure ?? 0).toFixed(1)).join(' × ')} cm`;

function body(model: ModelFacts, declared: ProductDeclarations): SpecificationGroup {
  const [, , inches, , , , , , stars, , , origin, stand, , bezel] = model;
  const { widthCm } = sizeOfSet(inches, bezel);
  const data = [
    row('Model number', declared.modelNumber ?? ''),
    row('Without stand', cm(declared.widthCm, declared.heightCm)),
    row('With stand', cm(declared.standWidthCm, declared.standHeightCm, declared.standDepthCm)),
    row('Stand span', `${spanOfStand(widthCm, stand).toFixed(1)} cm`),
    row('Weight', `${declared.weightKg?.toFixed(1)} kg`),
    row('Wall mount', inches <= 32 ? 'VESA 100 × 100' : inches <= 55 ? 'VESA 200 × 200' : 'VESA 400 × 300'),
    row('Energy', `${stars} stars, ${energyKwhYear(model)} kWh a year`),
    row('Power', '100 to 240 V, 50/60 Hz'),
    row('In the box', 'Television (1 N), stand, remote, batteries, power cord, manual, warranty card'),
    row('Country of origin', origin),
  ];
  return { title: 'Body, power and label', data };
}

function highlights(model: ModelFacts, story: SeriesStory): string[] {
  const [, , inches, resolution, technology, , , , stars, hz] = model;
  return [
    `${inches} inch ${resolution} ${technology} picture at ${hz} Hz`,
    ...story.points,
    `${story.system}, ${story.ramGb} GB memory`,
    `${story.speakersW} W sound, ${story.speakers}`,
    `${stars} star energy label, ${energyKwhYear(model)} kWh a year`,
  ];
}

function roomFor(inches: number, category: ModelFacts[10]): string {
  if (category === 'Hospitality TV') return inches <= 43 ? 'a guest room' : 'a large guest room or a lobby';
  if (category === 'Kitchen TV') return 'a kitchen';
  if (inches <= 32) return 'a bedroom or a kitchen';
  if (inches <= 50) return 'a medium living room';
  return inches <= 65 ? 'a large living room' : 'a large room with a wide wall';
}

function description(
  [, , inches, resolution, , , , , , , category, , stand, , bezel]: ModelFacts,
  story: SeriesStory,
): string {
  const { widthCm: width } = sizeOfSet(inches, bezel);
  const support =
    stand === 'pedestal'
      ? 'its central stand fits furniture of any width'
      : `it needs a shelf at least ${Math.round(spanOfStand(width, stand))} cm wide`;
  return [
    story.opening,
    `At ${inches} inches it suits ${roomFor(inches, category)}: ${(inches * 0.03).toFixed(1)} to ${(inches * 0.045).toFixed(1)} metres is the best distance to watch its ${resolution} picture. It is ${Math.round(width)} cm wide, and ${support}.`,
    story.closing,
  ].join('\n\n');
}

/** Extended warranties cost more for dearer sets; a few small sets have none. */
function warrantyPricing(sellingRupees: number, inches: number, series: string): Record<string, number> {
  if (inches === 24 && series !== 'Rasoi') return {};
  const near = (share: number) => (Math.max(4, Math.round((sellingRupees * share) / 100)) * 100 - 1) * 100;
  const one = near(0.045);
  const two = near(0.075);
  const three = near(0.1);
  return sellingRupees >= 20_000 ? { '12': one, '24': two, '36': three } : { '12': one, '24': two };
}

const slugOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function entry(model: ModelFacts, index: number): CatalogueEntry {
  const [brand, series, inches, resolution, technology, mrp, discount, stock, stars, hz, category, origin] =
    model;
  const [, , , , , , , , , , , , stand, finish, bezel] = model;
  const story = SERIES[`${brand} ${series}`];
  if (!story) throw new Error(`No story for ${brand} ${series}.`);
  const name = `${brand} ${series} ${inches} inch ${SHORT[resolution]} ${technology} ${category}`;
  const modelNumber = `${brand.slice(0, 2).toUpperCase()}${inches}${series.replaceAll(/[^A-Z]/g, '')}${technology.slice(0, 1)}26`;
  const declared = demoDeclarations(model, modelNumber, index);
  return {
    slug: slugOf(`${brand} ${series} ${inches}`) + (resolution === 'HD Ready' ? '-hd' : ''),
    sku: `AAB-${modelNumber}`,
    name,
    category,
    companyName: brand,
    pricePaise: mrp * 100,
    discountPercent: discount,
    stock,
    screenInches: inches,
    resolution,
    technology,
    refreshHz: hz,
    beeStars: stars,
    energyKwhYear: energyKwhYear(model),
    countryOfOrigin: origin,
    hsn: hsnForInches(inches),
    ...declared,
    highlights: highlights(model, story),
    description: description(model, story),
    warrantyMonths: technology === 'OLED' || technology === 'Mini-LED' ? 24 : 12,
    warrantyPricing: warrantyPricing(Math.round((mrp * (100 - discount)) / 100), inches, series),
    specificationSchema: [
      display(model, story),
      sound(model, story),
      smart(model, story),
      body(model, declared),
    ],
    look: { series, stand, finish, bezel },
  };
}

/** The demo's televisions, always the same (docs/spec/settings.md#demo-data). */
export const CATALOGUE: readonly CatalogueEntry[] = MODELS.map(entry);
