/** Questions of visitors on the demonstration's day: `asked` is in minutes after the session began. */
export const questions = [
  {
    slug: 'heart-and-habit',
    session: 'states-of-the-heart',
    asked: -25,
    text: 'Comment distinguer un état passager d’une disposition durable du cœur ?',
    state: 'accepted',
  },
  {
    slug: 'beginners',
    session: 'states-of-the-heart',
    asked: -10,
    text: 'بأيِّ هذه الأحوال يبدأ من هو في أول الطريق؟',
    state: 'waiting',
  },
  {
    slug: 'daily-life',
    session: 'states-of-the-heart',
    asked: 5,
    text: 'What would you advise someone who works at night and has little time for retreat?',
    state: 'waiting',
  },
  {
    slug: 'lost-and-found',
    session: 'states-of-the-heart',
    asked: 8,
    text: 'J’ai perdu une écharpe bleue dans la grande salle, où la réclamer ?',
    state: 'declined',
  },
] as const;
