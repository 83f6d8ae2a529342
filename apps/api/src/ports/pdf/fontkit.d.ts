/* The parts of fontkit that documents use, and that pdfkit takes its fonts too. */

declare module 'fontkit' {
  export interface Font {
    layout(text: string): unknown;
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
