import {
  IconFileText,
  IconHeadphones,
  IconLink,
  IconMovie,
  IconPhoto,
  IconPresentation,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Attachment, AttachmentType } from '#entities/index.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import classes from './attachment-list.module.css';

const icons: Readonly<Record<AttachmentType, typeof IconLink>> = {
  page: IconLink,
  slides: IconPresentation,
  paper: IconFileText,
  recording: IconMovie,
  sound: IconHeadphones,
  picture: IconPhoto,
};

/** What belongs to a session and lies elsewhere, with what it is and where it leads. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('programme');
  return (
    <ul className={classes.list}>
      {attachments.map(({ id, name, type, url }) => {
        const Icon = icons[type];
        return (
          <li key={id} className={classes.item}>
            <Icon aria-hidden stroke={1.5} className={classes.icon} />
            <div className={classes.text}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={classes.link}>
                <LocalizedText value={name} />
              </a>
              <p className={classes.about}>
                <span>{t(`attachment.${type}`)}</span>
                <bdi>{new URL(url).hostname.replace(/^www\./, '')}</bdi>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
