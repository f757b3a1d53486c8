import { type CSSProperties, useEffect, useState } from 'react';
import { mediaAddress } from '#shared/backend-address.ts';
import { imageSize, isStoredImage, smallImage } from '#shared/image.ts';
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
  /** Load at once rather than when it nears the screen. */
  readonly eager?: boolean | undefined;
}

/**
 * A picture of the content with its dimensions known beforehand, so that nothing moves around it.
 * One that is not on the device and cannot be fetched leaves a calm sign in its place, and is asked
 * for again.
 */
export function Picture({ image, alt, className, small, eager }: Props) {
  const [missing, setMissing] = useState<string>();
  const address = image && mediaAddress(small && isStoredImage(image) ? smallImage(image) : image);
  const isMissing = missing === address;
  useEffect(() => {
    if (address && isMissing) return askAgain(address, () => setMissing(undefined));
  }, [address, isMissing]);
  if (!image || !address) return null;
  const size = imageSize(image);
  if (isMissing) {
    return (
      <span
        className={`${classes.missing} ${className ?? ''}`}
        style={size && ({ '--ratio': `${size.width} / ${size.height}` } as CSSProperties)}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <KhatamStar className={classes.star} />
      </span>
    );
  }
  return (
    <img
      // In a published page it may have failed before anybody listened.
      ref={(element) => {
        const failed = eager && element?.complete && element.naturalWidth === 0;
        if (failed && isStoredImage(image)) setMissing(address);
      }}
      onError={() => setMissing(address)}
      src={address}
      alt={alt}
      className={className}
      {...size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
