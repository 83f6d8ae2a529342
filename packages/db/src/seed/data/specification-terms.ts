import type { BetterValue, TermType } from '@aabha/contracts/specifications/specifications.values';

/** A term of the demo's dictionary. */
export interface DemoTerm {
  name: string;
  nameHi: string;
  aliases?: readonly string[];
  type?: TermType;
  unit?: string;
  choices?: string[];
  better?: BetterValue;
}

interface DemoGroup {
  name: string;
  nameHi: string;
  terms: readonly DemoTerm[];
}

const number = (unit?: string, better: BetterValue = 'higher') => ({
  type: 'number' as const,
  better,
  ...(unit === undefined ? {} : { unit }),
});
const choice = (...choices: string[]) => ({ type: 'choice' as const, choices });

/** The dictionary of what the demo's televisions state, with names that others use (docs/spec/specifications.md). */
export const DEMO_TERMS: readonly DemoGroup[] = [
  {
    name: 'Display',
    nameHi: 'डिस्प्ले',
    terms: [
      {
        name: 'Screen size',
        nameHi: 'स्क्रीन का आकार',
        aliases: ['Display size', 'Size'],
        ...number('inch', 'none'),
      },
      {
        name: 'Resolution',
        nameHi: 'रेज़ोल्यूशन',
        aliases: ['Display resolution', 'Screen resolution'],
        ...choice('HD Ready', 'Full HD', '4K Ultra HD', '8K'),
      },
      {
        name: 'Panel',
        nameHi: 'पैनल',
        aliases: ['Panel type', 'Display technology'],
        ...choice('LED', 'QLED', 'Mini-LED', 'OLED'),
      },
      { name: 'Light', nameHi: 'बैकलाइट', aliases: ['Backlight', 'Backlight type'] },
      {
        name: 'Refresh rate',
        nameHi: 'रिफ़्रेश रेट',
        aliases: ['Panel refresh rate', 'Frequency'],
        ...number('Hz'),
      },
      { name: 'Brightness', nameHi: 'चमक', aliases: ['Peak brightness', 'Luminance'], ...number('nits') },
      { name: 'HDR', nameHi: 'एचडीआर', aliases: ['HDR formats', 'HDR support'] },
      { name: 'Viewing angle', nameHi: 'देखने का कोण', ...number('°') },
      { name: 'Best seen from', nameHi: 'देखने की सही दूरी', aliases: ['Viewing distance'] },
    ],
  },
  {
    name: 'Sound',
    nameHi: 'आवाज़',
    terms: [
      {
        name: 'Output',
        nameHi: 'आउटपुट',
        aliases: ['Sound output', 'Speaker output', 'Audio output power'],
        ...number('W'),
      },
      { name: 'Speakers', nameHi: 'स्पीकर', aliases: ['Speaker type'] },
      { name: 'Formats', nameHi: 'फ़ॉर्मैट', aliases: ['Audio formats', 'Sound technology'] },
      { name: 'Modes', nameHi: 'मोड', aliases: ['Sound modes'] },
      { name: 'Headphones', nameHi: 'हेडफ़ोन', aliases: ['Headphone jack'] },
      { name: 'To a soundbar', nameHi: 'साउंडबार के लिए', aliases: ['Soundbar connection'] },
    ],
  },
  {
    name: 'Smart and connections',
    nameHi: 'स्मार्ट और कनेक्शन',
    terms: [
      { name: 'System', nameHi: 'सिस्टम', aliases: ['Operating system', 'OS', 'Smart TV platform'] },
      { name: 'Processor', nameHi: 'प्रोसेसर', aliases: ['CPU'] },
      { name: 'Memory', nameHi: 'मेमोरी', aliases: ['RAM'], ...number('GB') },
      {
        name: 'Voice',
        nameHi: 'आवाज़ से नियंत्रण',
        aliases: ['Voice control'],
        ...choice('No', 'In the remote', 'In the set'),
      },
      {
        name: 'HDMI',
        nameHi: 'एचडीएमआई',
        aliases: ['HDMI ports', 'No. of HDMI ports', 'HDMI inputs'],
        ...number(),
      },
      { name: 'USB', nameHi: 'यूएसबी', aliases: ['USB ports', 'No. of USB ports'], ...number() },
      { name: 'Wi-Fi', nameHi: 'वाई-फ़ाई', aliases: ['Wireless', 'Wi-Fi bands'] },
      { name: 'Bluetooth', nameHi: 'ब्लूटूथ', aliases: ['Bluetooth version'] },
      { name: 'Cable and antenna', nameHi: 'केबल और ऐंटेना', aliases: ['RF input', 'Antenna input'] },
      { name: 'Network', nameHi: 'नेटवर्क', ...choice('Ethernet', 'Wi-Fi only') },
    ],
  },
  {
    name: 'Body, power and label',
    nameHi: 'बनावट, बिजली और लेबल',
    terms: [
      { name: 'Model number', nameHi: 'मॉडल नंबर', aliases: ['Model', 'Model name'] },
      {
        name: 'Without stand',
        nameHi: 'स्टैंड के बिना',
        aliases: ['Dimensions without stand', 'Size without stand'],
      },
      { name: 'With stand', nameHi: 'स्टैंड के साथ', aliases: ['Dimensions with stand', 'Size with stand'] },
      {
        name: 'Stand span',
        nameHi: 'स्टैंड की चौड़ाई',
        aliases: ['Stand width', 'Width of stand', 'Distance between feet', 'Feet span'],
        ...number('cm', 'none'),
      },
      {
        name: 'Weight',
        nameHi: 'वज़न',
        aliases: ['Weight with stand', 'Product weight'],
        ...number('kg', 'lower'),
      },
      { name: 'Wall mount', nameHi: 'दीवार पर माउंट', aliases: ['VESA', 'VESA mount'] },
      { name: 'Energy', nameHi: 'ऊर्जा', aliases: ['Energy rating', 'BEE rating'] },
      { name: 'Power', nameHi: 'बिजली', aliases: ['Power supply', 'Power requirement'] },
      { name: 'In the box', nameHi: 'डिब्बे में', aliases: ['Box contents', 'Sales package'] },
      { name: 'Country of origin', nameHi: 'मूल देश', aliases: ['Made in'] },
    ],
  },
];
