import { automaticHeaders, domainOf, type Message, type Sender } from '../_shared/mail/message.ts';
import type { Letter } from './letter.ts';
import { messages } from './messages.ts';

interface Parts {
  /** The delivery's key, of which the Message-ID is made: the same whenever it is made. */
  readonly mailing: string;
  readonly speaker: string;
  readonly to: string;
  readonly letter: Letter;
  /** Name of the forum, at the head of the mail. */
  readonly heading: string;
  /** The page on which the reader unsubscribes, and the address that mail programs post to. */
  readonly page: string;
  readonly oneClick: string;
}

/** Puts one mail together: text, HTML and the headers by which it is taken off a list (RFC 8058). */
export function messageOf(parts: Parts, sender: Sender): Message {
  const { mailing, speaker, to, letter, page, oneClick } = parts;
  const { from } = sender;
  const words = messages[letter.language];
  return {
    id: `<${mailing}.${speaker}@${domainOf(from)}>`,
    ...{ from, to, subject: letter.subject },
    text: `${letter.body}\n\n-- \n${words.why}\n${words.unsubscribe}${words.colon}${page}\n`,
    html: htmlOf(parts),
    headers: {
      ...automaticHeaders(sender, letter.language),
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Plain text as HTML: paragraphs, lines and addresses; everything else is shown as it was typed. */
function htmlOf({ letter, heading, page }: Parts): string {
  const { language, body } = letter;
  const words = messages[language];
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const font = "font-family:'Source Sans 3','Segoe UI',Tahoma,Arial,sans-serif";
  const paragraphs = body
    .split(/\n{2,}/)
    .map((text) => `<p style="margin:0 0 1em">${linked(text).replaceAll('\n', '<br>')}</p>`);
  return [
    `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(letter.subject)}</title></head>`,
    `<body dir="${dir}" style="margin:0;background:#f6f2e9;color:#1d2b26;${font};font-size:17px;line-height:1.55;overflow-wrap:anywhere">`,
    '<div style="max-width:36em;margin:0 auto;padding:24px 20px">',
    `<p style="margin:0 0 1.4em;padding-bottom:10px;border-bottom:2px solid #b8913f;color:#0c4a3a;font-size:20px">${escaped(heading)}</p>`,
    ...paragraphs,
    '<p style="margin:2em 0 0;padding-top:12px;border-top:1px solid #d9d0bd;color:#5a655f;font-size:14px">',
    `${escaped(words.why)} <a href="${escaped(page)}" style="color:#0c4a3a">${escaped(words.unsubscribe)}</a></p>`,
    '</div></body></html>',
  ].join('\n');
}

/** An address without the quotes, brackets, ends of sentences and marks of direction that stand around it. */
const address =
  /(https?:\/\/[^\s<>"')«»“”‘’\u2066-\u2069]+[^\s<>"').,;:!?…،؛؟«»“”‘’\u2066-\u2069])/;

/** A text as HTML with its addresses as links: they are found before signs are written otherwise. */
function linked(text: string): string {
  return text
    .split(address)
    .map((part, place) =>
      place % 2 === 0
        ? escaped(part)
        : `<a href="${escaped(part)}" dir="ltr" style="color:#0c4a3a">${escaped(part)}</a>`,
    )
    .join('');
}

function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
