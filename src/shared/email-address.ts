/** The shape of an e-mail address, as the database takes it. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
