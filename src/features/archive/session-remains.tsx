import { useTranslation } from 'react-i18next';
import { peopleOf } from '#domain/programme.ts';
import { AttachmentList, type RowTexts, TrackMark } from '#features/programme/index.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { Album } from './album.tsx';
import { albumOf } from './album-picture.ts';
import type { Remains } from './archive.ts';
import type { Playing } from './opened.ts';
import { RecordingItem } from './recording-item.tsx';
import classes from './session-remains.module.css';
import { SoundItem } from './sound-item.tsx';

/** One session of the archive: what, when and who, and all that it has left behind. */
export function SessionRemains({
  remains,
  texts,
  playing,
}: {
  remains: Remains;
  texts: RowTexts;
  playing: Playing;
}) {
  const { t } = useTranslation('archive');
  const { session, recordings, sounds, pictures, documents } = remains;
  const { event } = session;
  const { format, speak, localize } = texts;
  const people = peopleOf(session).map(({ name }) => localize(name));
  const title = localize(event.title);
  return (
    <article className={classes.session}>
      <p className={classes.facts}>
        <span>{format.day(event.date)}</span>
        <TrackMark track={texts.tracks.get(event.track_id ?? '')} texts={texts} />
      </p>
      <h2 className={classes.title}>
        <PlaceLink to="event" parameters={{ id: event.id }}>
          {speak(event.title)}
        </PlaceLink>
      </h2>
      {people.length > 0 && <p className={classes.people}>{format.list(people)}</p>}
      <div className={classes.things}>
        {recordings.map(({ url, attachment }) => (
          <RecordingItem
            key={url}
            url={url}
            name={attachment ? localize(attachment.name) : t('recording')}
            title={title}
            place={event.id}
            playing={playing}
          />
        ))}
        {sounds.map((sound) => (
          <SoundItem key={sound.id} sound={sound} place={event.id} playing={playing} />
        ))}
        {documents.length > 0 && <AttachmentList attachments={documents} />}
        {pictures.length > 0 && <Album pictures={albumOf(pictures, event.title)} />}
      </div>
    </article>
  );
}
