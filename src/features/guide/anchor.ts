/** Where on the guide's page a telephone number stands. */
export const numberAnchor = (id: string) => `number-${id}`;

/** Where on the guide's page a part of it stands. */
export const sectionAnchor = (id: string) => `part-${id}`;
