import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import OrdersIcon from '@mui/icons-material/LocalShippingOutlined';
import WholesaleIcon from '@mui/icons-material/WarehouseOutlined';
import BulkOrdersIcon from '@mui/icons-material/RequestQuoteOutlined';
import ReturnsIcon from '@mui/icons-material/AssignmentReturnOutlined';
import AreasIcon from '@mui/icons-material/PlaceOutlined';
import CouponIcon from '@mui/icons-material/LocalOfferOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import ComplaintsIcon from '@mui/icons-material/ReportProblemOutlined';
import CustomersIcon from '@mui/icons-material/PeopleOutlineOutlined';
import DifferencesIcon from '@mui/icons-material/BalanceOutlined';
import FailuresIcon from '@mui/icons-material/SyncProblemOutlined';
import MessagesIcon from '@mui/icons-material/MailOutlineOutlined';
import NewsIcon from '@mui/icons-material/NewspaperOutlined';
import ReviewsIcon from '@mui/icons-material/RateReviewOutlined';
import StaffIcon from '@mui/icons-material/BadgeOutlined';
import SubscribersIcon from '@mui/icons-material/CampaignOutlined';
import WebVitalsIcon from '@mui/icons-material/SpeedOutlined';
import AddProductIcon from '@mui/icons-material/AddBoxOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import ProductsIcon from '@mui/icons-material/TvOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Drawer, List, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import { usePermissions } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.schema';
import { mayOpen, SCREENS } from '../data/screens';

const ICONS: Record<string, SvgIconComponent> = {
  addproduct: AddProductIcon,
  allproduct: ProductsIcon,
  orders: OrdersIcon,
  coupon: CouponIcon,
  wholesale: WholesaleIcon,
  'wholesale-bulk-orders': BulkOrdersIcon,
  'return-requests': ReturnsIcon,
  'area-of-services': AreasIcon,
  complaints: ComplaintsIcon,
  'news-updates': NewsIcon,
  customers: CustomersIcon,
  reviews: ReviewsIcon,
  messages: MessagesIcon,
  subscribers: SubscribersIcon,
  failures: FailuresIcon,
  differences: DifferencesIcon,
  staff: StaffIcon,
  'audit-log': AuditIcon,
  'web-vitals': WebVitalsIcon,
  inventory: InventoryIcon,
  invoices: InvoicesIcon,
};

function Entry({
  to,
  label,
  Icon,
  end,
  onChoose,
}: {
  to: string;
  label: string;
  Icon: SvgIconComponent;
  end?: boolean;
  onChoose: () => void;
}) {
  return (
    <li>
      <ListItemButton
        component={NavLink}
        to={to}
        end={end ?? false}
        onClick={onChoose}
        sx={{ '&.active': { bgcolor: 'action.selected' } }}
      >
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={label} />
      </ListItemButton>
    </li>
  );
}

/**
 * The slide-out menu with the screens of this role; a click outside closes it
 * (docs/spec/back-office.md#screens).
 */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { permissions } = usePermissions<StaffRole>();
  const screens = SCREENS.filter(({ name }) => permissions !== undefined && mayOpen(permissions, name));
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: 264 } } }}>
      <nav aria-label="Back office">
        <List>
          <Entry to="/admin-dashboard" label="Dashboard" Icon={DashboardIcon} end onChoose={onClose} />
          {screens.map(({ name, label }) => (
            <Entry
              key={name}
              to={`/admin-dashboard/${name}`}
              label={label}
              Icon={ICONS[name] ?? DashboardIcon}
              onChoose={onClose}
            />
          ))}
        </List>
      </nav>
    </Drawer>
  );
}
