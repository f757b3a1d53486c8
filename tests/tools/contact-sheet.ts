import sharp from 'sharp';

/** Each picture's width on a sheet, and how much of its height is shown, in pixels. */
const cell = { width: 360, height: 1_080 };
const gap = 16;

/** Puts pictures side by side into one PNG, each scaled to the same width and cut where it grows too long. */
export async function writeContactSheet(pictures: readonly string[], path: string): Promise<void> {
  const cells = await Promise.all(
    pictures.map(async (picture) => {
      const scaled = await sharp(picture).resize({ width: cell.width }).toBuffer();
      const { height } = await sharp(scaled).metadata();
      return sharp(scaled)
        .extract({
          left: 0,
          top: 0,
          width: cell.width,
          height: Math.min(height ?? cell.height, cell.height),
        })
        .toBuffer();
    }),
  );
  await sharp({
    create: {
      width: cells.length * (cell.width + gap) + gap,
      height: cell.height + 2 * gap,
      channels: 3,
      background: '#777777',
    },
  })
    .composite(
      cells.map((input, index) => ({ input, left: gap + index * (cell.width + gap), top: gap })),
    )
    .png()
    .toFile(path);
}
