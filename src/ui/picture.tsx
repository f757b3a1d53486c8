import { type CSSProperties, useEffect, useState } from 'react';
import { mediaAddress } from '#shared/backend-address.ts';
import { imageSides, imageSize, isStoredImage, mediumImage, smallImage } from '#shared/image.ts';
import { askAgain } from './ask-again.ts';
import { KhatamStar } from './khatam.tsx';
import classes from './picture.module.css';

interface Props {
  /** The value of an image field. */
  readonly image: string | null;
  /** What it shows; '' for a picture that only adorns. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** Show the small version (longest side 320 px). */
  readonly small?: boolean;
  /**
   * How wide it is shown, as the `sizes` of an image say it, where that is less than the screen; `column`
   * for one that stands beside words where the screen is wide, `full` for one that is looked at closely,
   * which comes as large as it is kept.
   */
  readonly width?: string;
  /** Load at once rather than when it nears the screen. */
  readonly eager?: boolean | undefined;
}

/** On a phone two pixels of a picture for each of the page's, however many the screen has. */
const screenWidth = '(width < 48em) 50vw, 100vw';
const columnWidth = '(width < 48em) 50vw, 30rem';

/**
 * A picture of the content with its dimensions known beforehand, so that nothing moves around it. The
 * browser takes the version that its place needs.
 * One that is not on the device and cannot be fetched leaves a calm sign in its place, and is asked
 * for again.
 */
export function Picture({ image, alt, className, small, width, eager }: Props) {
  const [missing, setMissing] = useState<{ readonly address: string; readonly version: string }>();
  const address = image && mediaAddress(small && isStoredImage(image) ? smallImage(image) : image);
  const version = missing?.address === address ? missing?.version : undefined;
  useEffect(() => {
    if (version) return askAgain(version, () => setMissing(undefined));
  }, [version]);
  if (!image || !address) return null;
  const tellMissing = ({ currentSrc }: HTMLImageElement) =>
    setMissing({ address, version: currentSrc || address });
  const size = imageSize(image);
  const ratio = size && ({ '--ratio': `${size.width} / ${size.height}` } as CSSProperties);
  if (version) {
    return (
      <span
        className={`${classes.missing} ${className ?? ''}`}
        style={ratio}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <KhatamStar className={classes.star} />
      </span>
    );
  }
  const offered = !small && width !== 'full' && versions(image, width);
  return (
    <img
      // In a published page it may have failed before anybody listened.
      ref={(element) => {
        const failed = eager && element?.complete && element.naturalWidth === 0;
        if (failed && isStoredImage(image)) tellMissing(element);
      }}
      onError={({ currentTarget }) => tellMissing(currentTarget)}
      {...offered}
      src={address}
      alt={alt}
      className={className}
      style={offered ? ratio : undefined}
      {...size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

/** What there is of a picture, each with its width in pixels, and what says which of it is needed. */
function versions(image: string, width: string | undefined) {
  const size = imageSize(image);
  if (!size) return undefined;
  const longest = Math.max(size.width, size.height);
  const medium = mediumImage(image);
  const sizes = width === 'column' ? columnWidth : (width ?? screenWidth);
  const all = [
    // Over the whole of a screen none would be content with it.
    ...(sizes === width ? [[smallImage(image), imageSides.small] as const] : []),
    ...(medium ? [[medium, imageSides.medium] as const] : []),
    [image, longest] as const,
  ];
  if (all.length === 1) return undefined;
  const srcSet = all
    .map(([path, side]) => {
      const across = Math.round((size.width * Math.min(side, longest)) / longest);
      return `${mediaAddress(path)} ${across}w`;
    })
    .join();
  return { srcSet, sizes };
}
