import { expect, test } from 'vitest';
import { attachmentTypeOf } from './attachment-type.ts';

test.each([
  ['https://a.example/talk.odp', '', 'slides'],
  ['https://a.example/talk.pdf', 'My slides', 'slides'],
  ['https://a.example/talk.pdf', 'Actes', 'paper'],
  ['https://a.example/talk.pdf', '', 'paper'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', '', 'recording'],
  ['https://notyoutube.com/', '', 'page'],
  ['https://a.example/v', 'Vidéo', 'recording'],
  ['https://a.example/v', 'تسجيل الجلسة', 'recording'],
  ['https://a.example/dhikr.MP3', 'Video', 'sound'],
  ['https://a.example/poster.png', '', 'picture'],
  ['https://a.example/mp4', 'Representation', 'page'],
  ['https://a.example/', 'Project', 'page'],
])('%s called “%s” is %s', (address, label, type) => {
  expect(attachmentTypeOf(address, label)).toBe(type);
});
