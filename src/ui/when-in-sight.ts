/** Does something each time an element comes within a distance (CSS lengths) of the screen; returns what ends that. */
export function whenInSight(element: Element, act: () => void, distance = '0px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: distance },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
