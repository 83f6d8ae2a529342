import type { WrittenHero } from '../hero-value';

export const HERO: WrittenHero = {
  oledTitle: 'Black that is truly black.',
  oledText:
    'Every pixel makes its own light and can switch off fully, so a night sky is truly black, with every star in it.',
  miniLedTitle: 'Bright, even at noon.',
  miniLedText: 'Hundreds of small lights follow the picture, so it stays clear even with the curtains open.',
  qledTitle: 'Colours as you remember them.',
  qledText: 'Quantum dots keep reds red and gold golden, right through a wedding video.',
  ledTitle: 'A good picture at a fair price.',
  ledText: 'Sharp, easy to use and light on electricity.',
  emptyTitle: 'Televisions worth staying in for.',
};
