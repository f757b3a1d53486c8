import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './chat.module.css';

/** Where the chat will be. */
export function Chat() {
  const { t } = useTranslation('live');
  return (
    <section className={classes.chat} aria-labelledby="chat">
      <IconMessageCircle aria-hidden stroke={1.3} />
      <h2 id="chat">{t('chat')}</h2>
      <p className={classes.soon}>{t('chat_soon')}</p>
      <p>{t('chat_text')}</p>
    </section>
  );
}
