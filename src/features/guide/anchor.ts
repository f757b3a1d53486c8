/** Where on the guide's page a part of it stands. */
export const sectionAnchor = (id: string) => `part-${id}`;
