/* The parts of fontkit that documents use, and that pdfkit takes its fonts too. */

declare module 'fontkit' {
  /** A shaped text: glyphs, and how far each moves on, in units of the font. */
  export interface GlyphRun {
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    /** The sum of the positions. */
    readonly advanceWidth: number;
  }
  export interface Font {
    layout(text: string, features?: readonly string[]): GlyphRun;
    /** Glyphs by number, each with the letters that it stood for when it was first used. */
    _glyphs: Record<number, unknown>;
  }
  export function create(file: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}
