/* News: list, cards and articles. */

export const news = 'समाचार';
export const description =
  'नए टीवी, और टीवी चुनने, लगाने और सँभालने की आसान सलाह: साइज़, स्टार लेबल, पैनल, वारंटी और डिलीवरी।';
export const intro = 'नए टीवी, और टीवी चुनने, लगाने और सँभालने के सुझाव।';
export const noNewsYet = 'अभी कोई समाचार नहीं है।';
export const noNewsOnThisPage = 'इस पेज पर कोई समाचार नहीं है।';
export const seeTelevisions = 'टीवी देखें';
export const seeLatestNews = 'ताज़ा समाचार देखें';
export const pagesOfNews = 'समाचार के पेज';
export const allNews = 'सभी समाचार';
export const relatedNews = 'और समाचार';
export const carousel = 'कैरोसेल';
export const previousNews = 'पिछला समाचार';
export const nextNews = 'अगला समाचार';
export const nowShowing = (title: string) => `अब दिख रहा है: ${title}`;
export const fromOurNews = 'हमारे समाचार';
export const seeAllNews = 'सभी समाचार देखें';
