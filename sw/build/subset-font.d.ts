declare module 'subset-font' {
  /** The font with the glyphs that a text of these letters needs, shaping included. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly noHinting: boolean;
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
