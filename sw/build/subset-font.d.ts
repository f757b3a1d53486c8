declare module 'subset-font' {
  /** The font with the glyphs that a text of these letters needs, shaping included. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly noHinting: boolean;
      readonly keepFeatures: readonly string[];
      /** Of each axis of a variable font the span that stays. */
      readonly variationAxes?: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
