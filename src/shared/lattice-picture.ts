/** Address of the lattice that lies behind headings and footers. */
export const latticePicture = '/patterns/khatam.svg';
