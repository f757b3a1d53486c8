/** The part of the announcements' page that links to the alerts lead to. */
export const alertsAnchor = 'alertes';
