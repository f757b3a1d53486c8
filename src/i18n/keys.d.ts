import 'i18next';
import type admin from '../../public/locales/en/admin.json';
import type admin_account from '../../public/locales/en/admin-account.json';
import type adminContent from '../../public/locales/en/admin-content.json';
import type admin_exchange from '../../public/locales/en/admin-exchange.json';
import type admin_history from '../../public/locales/en/admin-history.json';
import type admin_media from '../../public/locales/en/admin-media.json';
import type adminProgramme from '../../public/locales/en/admin-programme.json';
import type adminRemarks from '../../public/locales/en/admin-remarks.json';
import type announcements from '../../public/locales/en/announcements.json';
import type common from '../../public/locales/en/common.json';
import type display from '../../public/locales/en/display.json';
import type entity from '../../public/locales/en/entity.json';
import type favourites from '../../public/locales/en/favourites.json';
import type fields from '../../public/locales/en/fields.json';
import type follow from '../../public/locales/en/follow.json';
import type guide from '../../public/locales/en/guide.json';
import type home from '../../public/locales/en/home.json';
import type live from '../../public/locales/en/live.json';
import type map from '../../public/locales/en/map.json';
import type news from '../../public/locales/en/news.json';
import type pages from '../../public/locales/en/pages.json';
import type prayers from '../../public/locales/en/prayers.json';
import type print from '../../public/locales/en/print.json';
import type programme from '../../public/locales/en/programme.json';
import type remarks from '../../public/locales/en/remarks.json';
import type search from '../../public/locales/en/search.json';
import type speakers from '../../public/locales/en/speakers.json';
import type tracks from '../../public/locales/en/tracks.json';
import type village from '../../public/locales/en/village.json';
import type welcome from '../../public/locales/en/welcome.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      admin: typeof admin;
      'admin-account': typeof admin_account;
      'admin-content': typeof adminContent;
      'admin-history': typeof admin_history;
      'admin-exchange': typeof admin_exchange;
      'admin-media': typeof admin_media;
      'admin-programme': typeof adminProgramme;
      'admin-remarks': typeof adminRemarks;
      announcements: typeof announcements;
      common: typeof common;
      display: typeof display;
      entity: typeof entity;
      favourites: typeof favourites;
      fields: typeof fields;
      follow: typeof follow;
      guide: typeof guide;
      home: typeof home;
      live: typeof live;
      map: typeof map;
      news: typeof news;
      pages: typeof pages;
      prayers: typeof prayers;
      print: typeof print;
      programme: typeof programme;
      remarks: typeof remarks;
      search: typeof search;
      speakers: typeof speakers;
      tracks: typeof tracks;
      village: typeof village;
      welcome: typeof welcome;
    };
  }
}
