import type { ZoneSeed } from '#seed/types.ts';
import { outline } from './outline.ts';

/** Zone E: care of body and mind. */
export const health = {
  slug: 'health',
  name: { fr: 'Santé et soin', en: 'Health and Care', ar: 'الصحة والرعاية' },
  description: {
    fr: 'Écouter, dépister, accompagner, avec des soignants bénévoles.',
    en: 'Listening, screening and support, with volunteer carers.',
    ar: 'إصغاء وفحص ومواكبة مع معالجين متطوعين.',
  },
  color: '#7a3b69',
  area: outline([-14, -46], [26, -46], [26, -24], [8, -18], [-8, -18], [-10, -30]),
  exhibitors: [
    {
      slug: 'caravane-medicale',
      stand: 'E1',
      name: {
        fr: 'Caravane médicale de l’Oriental',
        en: 'Eastern Medical Caravan',
        ar: 'القافلة الطبية للشرق',
      },
      category: { fr: 'Dépistage', en: 'Screening', ar: 'الفحوص الطبية' },
      description: {
        fr: 'Tension, glycémie et vue contrôlées gratuitement de neuf heures à dix-huit heures, par des médecins et des infirmières de la région.',
        en: 'Free checks of blood pressure, blood sugar and eyesight from nine to six, by doctors and nurses from the region.',
        ar: 'قياس الضغط والسكري والبصر مجانًا من التاسعة صباحًا إلى السادسة مساءً، مع أطباء وممرضات من المنطقة.',
      },
    },
    {
      slug: 'ecoute-et-presence',
      stand: 'E2',
      name: { fr: 'Écoute et Présence', en: 'Listening Presence', ar: 'إصغاء وحضور' },
      category: { fr: 'Santé mentale', en: 'Mental health', ar: 'الصحة النفسية' },
      description: {
        fr: 'Des psychologues reçoivent sans rendez-vous, dans une tente calme, en arabe, amazighe, français et anglais.',
        en: 'Psychologists see visitors without appointment in a quiet tent, in Arabic, Amazigh, French and English.',
        ar: 'أخصائيون نفسيون يستقبلون دون موعد في خيمة هادئة، بالعربية والأمازيغية والفرنسية والإنجليزية.',
      },
    },
    {
      slug: 'don-de-vie',
      stand: 'E3',
      name: { fr: 'Don de vie', en: 'Gift of Life', ar: 'هبة الحياة' },
      category: { fr: 'Don de sang', en: 'Blood donation', ar: 'التبرع بالدم' },
      description: {
        fr: 'Un camion de collecte et une équipe souriante. Mangez avant de venir, prenez une pièce d’identité, comptez quarante minutes.',
        en: 'A donation van and a smiling team. Eat before you come, bring an identity document and allow forty minutes.',
        ar: 'شاحنة للتبرع وفريق بشوش. كُلوا قبل المجيء، وأحضروا وثيقة الهوية، وخصّصوا أربعين دقيقة.',
      },
    },
    {
      slug: 'simples-et-remedes',
      stand: 'E4',
      name: { fr: 'Simples et Remèdes', ar: 'أعشاب وأدوية' },
      category: { fr: 'Plantes médicinales', en: 'Medicinal plants', ar: 'النباتات الطبية' },
      description: {
        fr: 'Une pharmacienne et une herboriste présentent ensemble les plantes de la région, leurs usages et leurs dangers.',
        en: 'A pharmacist and a herbalist together introduce the plants of the region, their uses and their dangers.',
        ar: 'صيدلانية وعشّابة تقدّمان معًا نباتات المنطقة ومنافعها ومخاطرها.',
      },
    },
  ],
} as const satisfies ZoneSeed;
