import { idOf } from '#seed/ids.ts';
import type { StoredRow } from './content.ts';

/** Two mails to speakers: what they are asked at first, and a reminder. */
export function mailTemplateRows(): StoredRow<'mail_template'>[] {
  return [
    {
      id: idOf('mail_template', 'invitation'),
      name: 'Invitation',
      subject: {
        fr: 'Votre participation : {edition}',
        en: 'Your participation: {edition}',
        ar: 'مشاركتك: {edition}',
      },
      body: {
        fr: 'Bonjour {name},\n\nNous nous réjouissons de vous accueillir ({dates}).\n\nVos séances :\n{sessions}\n\nSur votre page privée, merci de dire si vous venez, et de relire ce que le programme dit de vous :\n{link}\n\nBien cordialement,\nL’équipe du forum',
        en: 'Dear {name},\n\nWe look forward to welcoming you ({dates}).\n\nYour sessions:\n{sessions}\n\nOn your private page, please tell us whether you are coming, and read what the programme says of you:\n{link}\n\nKind regards,\nThe forum team',
        ar: 'السلام عليكم {name}،\n\nيسعدنا استقبالك ({dates}).\n\nجلساتك:\n{sessions}\n\nعلى صفحتك الخاصة، المرجو تأكيد الحضور ومراجعة ما ورد عنك في البرنامج:\n{link}\n\nمع أطيب التحيات،\nفريق الملتقى',
      },
    },
    {
      id: idOf('mail_template', 'reminder'),
      name: 'Rappel · Reminder · تذكير',
      subject: {
        fr: 'Rappel : {edition}',
        en: 'Reminder: {edition}',
        ar: 'تذكير: {edition}',
      },
      body: {
        fr: 'Bonjour {name},\n\nNous n’avons pas encore reçu votre réponse. Il suffit de quelques minutes :\n{link}\n\nBien cordialement,\nL’équipe du forum',
        en: 'Dear {name},\n\nWe have not heard from you yet. It takes a few minutes only:\n{link}\n\nKind regards,\nThe forum team',
        ar: 'السلام عليكم {name}،\n\nلم نتوصل بعد بجوابك، ويكفي لذلك بضع دقائق:\n{link}\n\nمع أطيب التحيات،\nفريق الملتقى',
      },
    },
  ];
}
