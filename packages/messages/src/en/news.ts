/* News: list, cards and articles. */

export const news = 'News';
export const description =
  'New arrivals, and plain advice on choosing, placing and caring for a television: sizes, star labels, panels, warranty and delivery.';
export const intro = 'New arrivals, and tips on choosing, placing and caring for a television.';
export const noNewsYet = 'No news yet.';
export const noNewsOnThisPage = 'There is no news on this page.';
export const seeTelevisions = 'See the televisions';
export const seeLatestNews = 'See the latest news';
export const pagesOfNews = 'Pages of news';
export const allNews = 'All news';
export const relatedNews = 'Related news';
export const carousel = 'carousel';
export const previousNews = 'Previous news';
export const nextNews = 'Next news';
export const nowShowing = (title: string) => `Now showing: ${title}`;
export const fromOurNews = 'From our news';
export const seeAllNews = 'See all news';
