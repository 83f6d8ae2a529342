import type { ProductDeclarations } from '@aabha/contracts/products/product-declarations.schema';
import type { ModelFacts } from './catalogue.types';
import { sizeOfSet, toMillimetre } from './measures';

const IMPORTER = {
  importerName: 'Aabha Electronics Private Limited',
  importerAddress: '42 Residency Road, Bengaluru, Karnataka 560025, India',
};
const NO_IMPORTER = { importerName: null, importerAddress: null };

/** Who makes the demo's televisions in each country, all invented. */
const MAKERS: Readonly<Record<string, readonly [name: string, address: string]>> = {
  India: ['Aabha Manufacturing Private Limited', 'Plot 14, Sricity, Andhra Pradesh 517646, India'],
  Vietnam: ['Song Hong Display Company Limited', 'Lot 7, VSIP Industrial Park, Bac Ninh 790000, Vietnam'],
  'South Korea': ['Hanbit Display Corporation', '88 Digital-ro, Gumi, Gyeongbuk 39373, South Korea'],
  China: ['Lianhe Optoelectronics Company Limited', '19 Keji Road, Huizhou, Guangdong 516006, China'],
};

/** Gallery hangs flat: what others have in their back is in a box of its own. */
const GALLERY_DEPTH_CM = 2.4;
const PANEL_DEPTH_CM = { LED: 7.4, QLED: 6.8, 'Mini-LED': 6.2, OLED: 4.6 };
const KG_PER_SQUARE_INCH = { LED: 0.0044, QLED: 0.0047, 'Mini-LED': 0.0056, OLED: 0.005 };
const STANDBY_WATTS = { LED: 0.5, QLED: 0.5, 'Mini-LED': 0.48, OLED: 0.45 };
const STAND_HEIGHT_CM = { pedestal: 7.5, feet: 6, 'wide-feet': 6 };
/** Foam around the set in its carton, on both sides together. */
const FOAM_CM = 12;
const FOAM_KG_PER_INCH = 0.09;

function sizesOf([, series, inches, , technology, , , , , , , , stand, , bezel]: ModelFacts) {
  const { widthCm, heightCm } = sizeOfSet(inches, bezel);
  const depthCm = series === 'Gallery' ? GALLERY_DEPTH_CM : PANEL_DEPTH_CM[technology];
  const weightKg = toMillimetre(1.2 + inches * inches * KG_PER_SQUARE_INCH[technology]);
  return {
    widthCm,
    heightCm,
    depthCm,
    standWidthCm: widthCm,
    standHeightCm: toMillimetre(heightCm + STAND_HEIGHT_CM[stand]),
    standDepthCm: toMillimetre(14 + inches * 0.16),
    weightKg,
    cartonWidthCm: toMillimetre(widthCm + FOAM_CM),
    cartonHeightCm: toMillimetre(heightCm + FOAM_CM),
    cartonDepthCm: toMillimetre(depthCm + FOAM_CM),
    cartonWeightKg: toMillimetre(weightKg + inches * FOAM_KG_PER_INCH),
  };
}

/** Returns what the listing of a demo television declares; `index` tells its label code from others. */
export function demoDeclarations(model: ModelFacts, modelNumber: string, index: number): ProductDeclarations {
  const [, , , , technology, , , , , , , origin] = model;
  const [makerName, makerAddress] = MAKERS[origin] ?? [];
  if (makerName === undefined || makerAddress === undefined) throw new Error(`No maker in ${origin}.`);
  return {
    modelNumber,
    modelYear: 2026,
    netQuantity: 1,
    makerName,
    makerAddress,
    packerName: null,
    packerAddress: null,
    ...(origin === 'India' ? NO_IMPORTER : IMPORTER),
    ...sizesOf(model),
    beeSeriesCode: `CTV-2026-${String(1001 + index)}`,
    beeValidTo: '2027-12-31',
    standbyWatts: STANDBY_WATTS[technology],
  };
}
